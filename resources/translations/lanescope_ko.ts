<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>Chain</name>
    <message>
        <source>%1, clock skew</source>
        <extracomment>ui/timeline/chainitem.cpp</extracomment>
        <translation>%1, 클럭 차이</translation>
    </message>
    <message>
        <source>%1 events of this launch, %2</source>
        <extracomment>ui/timeline/chainitem.cpp</extracomment>
        <translation>이 런치의 이벤트 %1개, %2</translation>
    </message>
</context>
<context>
    <name>Curves</name>
    <message>
        <source>%1 up to %2</source>
        <extracomment>ui/timeline/curveitem.cpp</extracomment>
        <translation>%1 최대 %2</translation>
    </message>
    <message>
        <source>%1: %2 to %3, %4 samples</source>
        <extracomment>ui/timeline/curveitem.cpp</extracomment>
        <translation>%1: %2에서 %3, 샘플 %4개</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>ui/timeline/curveitem.cpp</extracomment>
        <translation>%1에서 %2</translation>
    </message>
    <message>
        <source>CPU memory</source>
        <extracomment>ui/timeline/curves.cpp</extracomment>
        <translation>CPU 메모리</translation>
    </message>
    <message>
        <source>GPU %1 memory</source>
        <extracomment>ui/timeline/curves.cpp</extracomment>
        <translation>GPU %1 메모리</translation>
    </message>
    <message>
        <source>memory of device %1:%2</source>
        <extracomment>ui/timeline/curves.cpp</extracomment>
        <translation>디바이스 %1:%2의 메모리</translation>
    </message>
    <message>
        <source>reserved</source>
        <extracomment>ui/timeline/curves.cpp</extracomment>
        <translation>예약됨</translation>
    </message>
    <message>
        <source>allocated</source>
        <extracomment>ui/timeline/curves.cpp</extracomment>
        <translation>할당</translation>
    </message>
</context>
<context>
    <name>Dropped</name>
    <message>
        <source>%1 is not a file on this machine, and Lanescope never uses the network. Download it, then open the file.</source>
        <translation>%1: 이 컴퓨터의 파일이 아니며 Lanescope는 네트워크를 쓰지 않습니다. 내려받은 뒤 그 파일을 여십시오.</translation>
    </message>
    <message>
        <source>The same goes for %1 more.</source>
        <translation>%1개도 마찬가지입니다.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>%1 is not on this machine. Name the folder that holds it in the preferences (Ctrl+,), under Source folders.</source>
        <extracomment>ui/document/editor.cpp</extracomment>
        <translation>%1이(가) 이 컴퓨터에 없습니다. 그것이 들어 있는 폴더를 환경 설정(Ctrl+,)의 소스 폴더에 적으십시오.</translation>
    </message>
    <message>
        <source>The editor's command, “%1”, names no program. It is written as in: code --goto {file}:{line}</source>
        <extracomment>ui/document/editor.cpp</extracomment>
        <translation>편집기 명령 “%1”에 프로그램 이름이 없습니다. code --goto {file}:{line} 과 같이 씁니다</translation>
    </message>
    <message>
        <source>The editor, %1, could not be started. Is it installed? Its command is in the preferences (Ctrl+,).</source>
        <extracomment>ui/document/editor.cpp</extracomment>
        <translation>편집기 %1을(를) 시작할 수 없습니다. 설치되어 있습니까? 명령은 환경 설정(Ctrl+,)에 있습니다.</translation>
    </message>
</context>
<context>
    <name>Hue</name>
    <message>
        <source>annotation</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>어노테이션</translation>
    </message>
    <message>
        <source>op</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>op</translation>
    </message>
    <message>
        <source>compiled</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>컴파일</translation>
    </message>
    <message>
        <source>runtime call</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>런타임 호출</translation>
    </message>
    <message>
        <source>kernel</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>커널</translation>
    </message>
    <message>
        <source>communication</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>통신</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>memset</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>memset</translation>
    </message>
    <message>
        <source>Python</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>Python</translation>
    </message>
    <message>
        <source>wait</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>대기</translation>
    </message>
    <message>
        <source>profiler</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>프로파일러</translation>
    </message>
    <message>
        <source>recorded</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>기록됨</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>ui/look/theme.cpp</extracomment>
        <translation>기타</translation>
    </message>
</context>
<context>
    <name>Lane</name>
    <message>
        <source>+ %1 Python frames</source>
        <extracomment>ui/timeline/laneitem.cpp</extracomment>
        <translation>+ Python 프레임 %1개</translation>
    </message>
</context>
<context>
    <name>LoadJob</name>
    <message>
        <source>There is not enough memory to open %1.</source>
        <translation>%1: 열기에는 메모리가 부족합니다.</translation>
    </message>
    <message>
        <source>%1 could not be opened: %2</source>
        <translation>%1: 열 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Instants</source>
        <extracomment>ui/timeline/markitem.cpp</extracomment>
        <translation>순간 이벤트</translation>
    </message>
    <message>
        <source>%1 marks</source>
        <extracomment>ui/timeline/markitem.cpp</extracomment>
        <translation>표시 %1개</translation>
    </message>
    <message>
        <source>%1 async spans</source>
        <extracomment>ui/timeline/markitem.cpp</extracomment>
        <translation>비동기 구간 %1개</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Note</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>메모</translation>
    </message>
    <message>
        <source>Range</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>범위</translation>
    </message>
    <message>
        <source>Arrow</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>화살표</translation>
    </message>
    <message>
        <source>Callout</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>설명</translation>
    </message>
    <message>
        <source>Box</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>상자</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Grey</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>회색</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>초록</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>주황</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>ui/document/note.cpp</extracomment>
        <translation>빨강</translation>
    </message>
</context>
<context>
    <name>Notes</name>
    <message>
        <source>its JSON is broken</source>
        <extracomment>ui/document/notesheet.cpp</extracomment>
        <translation>JSON이 깨져 있음</translation>
    </message>
    <message>
        <source>it is no file of notes</source>
        <extracomment>ui/document/notesheet.cpp</extracomment>
        <translation>메모 파일이 아님</translation>
    </message>
    <message>
        <source>it does not say its version</source>
        <extracomment>ui/document/notesheet.cpp</extracomment>
        <translation>버전이 적혀 있지 않음</translation>
    </message>
    <message>
        <source>it has no list of notes</source>
        <extracomment>ui/document/notesheet.cpp</extracomment>
        <translation>메모 목록이 없음</translation>
    </message>
    <message>
        <source>%1 of its notes cannot be read</source>
        <extracomment>ui/document/notesheet.cpp</extracomment>
        <translation>메모 중 %1개를 읽을 수 없음</translation>
    </message>
</context>
<context>
    <name>Part</name>
    <message>
        <source>another recording</source>
        <extracomment>ui/document/parttext.cpp</extracomment>
        <translation>다른 기록</translation>
    </message>
    <message>
        <source>Part of %1: %2 of it</source>
        <extracomment>ui/document/parttext.cpp</extracomment>
        <translation>%1의 일부: 그중 %2</translation>
    </message>
    <message>
        <source>Part of %1: from %2 to %3 of its %4</source>
        <extracomment>ui/document/parttext.cpp</extracomment>
        <translation>%1의 일부: 전체 %4 중 %2부터 %3까지</translation>
    </message>
    <message>
        <source>part of %1</source>
        <extracomment>ui/document/parttext.cpp</extracomment>
        <translation>%1의 일부</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>and %1 more: lanescope-cli report has all of them</source>
        <extracomment>ui/export/callouts.cpp</extracomment>
        <translation>외 %1개: lanescope-cli report에 모두 있습니다</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>ui/export/picture.cpp</extracomment>
        <translation>스텝 %1</translation>
    </message>
    <message>
        <source>the whole %1</source>
        <extracomment>ui/export/picture.cpp</extracomment>
        <translation>전체 %1</translation>
    </message>
    <message>
        <source>%1 from %2 on</source>
        <extracomment>ui/export/picture.cpp</extracomment>
        <translation>%2부터 %1</translation>
    </message>
    <message>
        <source>selected: %1</source>
        <extracomment>ui/export/picture.cpp</extracomment>
        <translation>선택: %1</translation>
    </message>
    <message>
        <source>1 lane goes on below</source>
        <extracomment>ui/export/picture.cpp</extracomment>
        <translation>아래로 레인 1개가 더 있음</translation>
    </message>
    <message>
        <source>%1 cannot be written. Is the folder there, and may you write to it?</source>
        <extracomment>ui/export/picturefiles.cpp</extracomment>
        <translation>%1에 쓸 수 없습니다. 폴더가 있고 쓸 권한이 있습니까?</translation>
    </message>
    <message>
        <source>A picture can be a .png, .svg or .pdf file; “%1” is none of these.</source>
        <extracomment>ui/export/picturefiles.cpp</extracomment>
        <translation>그림은 .png, .svg, .pdf 파일일 수 있습니다. “%1”은(는) 셋 중 어느 것도 아닙니다.</translation>
    </message>
    <message>
        <source>+ 1 lane not shown</source>
        <extracomment>ui/export/picture.cpp</extracomment>
        <translation>+ 레인 1개 표시 안 됨</translation>
    </message>
    <message>
        <source>+ %1 lanes not shown</source>
        <extracomment>ui/export/picture.cpp</extracomment>
        <translation>+ 레인 %1개 표시 안 됨</translation>
    </message>
</context>
<context>
    <name>Place</name>
    <message>
        <source>step %1</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>스텝 %1</translation>
    </message>
    <message>
        <source>This trace has no step %1.</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>이 트레이스에는 스텝 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>the range %1</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>범위 %1</translation>
    </message>
    <message>
        <source>“%1” is no range of time. A range is written 12.5ms..14ms.</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>“%1”은(는) 시간 범위가 아닙니다. 범위는 12.5ms..14ms와 같이 씁니다.</translation>
    </message>
    <message>
        <source>No slice of this trace is named “%1”.</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>이 트레이스에 이름이 “%1”인 슬라이스가 없습니다.</translation>
    </message>
    <message>
        <source>“%1” was not found: this trace has only %2 of that name.</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>“%1”을(를) 찾지 못했습니다: 이 트레이스에 그 이름은 %2개뿐입니다.</translation>
    </message>
    <message>
        <source>“%1” was not found in %2, which has only %3 of that name.</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>“%1”을(를) %2에서 찾지 못했습니다. 그 이름은 %3개뿐입니다.</translation>
    </message>
    <message>
        <source>“%1” was not found in %2, only elsewhere in this trace.</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>“%1”을(를) %2에서 찾지 못했습니다. 이 트레이스의 다른 곳에만 있습니다.</translation>
    </message>
    <message>
        <source>“%1” was not found in %2, nor elsewhere in this trace.</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>“%1”을(를) %2에서도 이 트레이스의 다른 곳에서도 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>What --view says cannot be read. It takes what “Copy command for this view” wrote.</source>
        <extracomment>ui/document/place.cpp</extracomment>
        <translation>--view의 내용을 읽을 수 없습니다. “이 보기의 명령 복사”가 쓴 것을 받습니다.</translation>
    </message>
</context>
<context>
    <name>Ranks</name>
    <message>
        <source>Rank %1</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>랭크 %1</translation>
    </message>
    <message>
        <source>compute</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>연산</translation>
    </message>
    <message>
        <source>copies</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>other communication</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>다른 통신</translation>
    </message>
    <message>
        <source>idle: waits for input</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>유휴: 입력 대기</translation>
    </message>
    <message>
        <source>idle: the CPU is in ops and calls</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>유휴: CPU가 op와 호출 안에 있음</translation>
    </message>
    <message>
        <source>idle: the profiler</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>유휴: 프로파일러</translation>
    </message>
    <message>
        <source>idle: nothing recorded</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>유휴: 기록 없음</translation>
    </message>
    <message>
        <source>Neither the file nor its name says which rank it is of: numbered by names.</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>파일에도 이름에도 어느 랭크인지 나오지 않아 이름순으로 번호를 붙였습니다.</translation>
    </message>
    <message>
        <source>Clock: %1 taken off, by the ends of %2 collectives, which agree to %3</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>클럭: %3 안에서 일치하는 집합 통신 %2번의 끝으로 %1을(를) 뺌</translation>
    </message>
    <message>
        <source>Clock: the others are set by this one</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>클럭: 나머지를 여기에 맞춤</translation>
    </message>
    <message>
        <source>Clock: as the file has it; no collective tells how it stands</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>클럭: 파일 그대로이며, 어긋남을 알려 주는 집합 통신이 없음</translation>
    </message>
    <message>
        <source>A click opens its timeline.</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>클릭하면 그 타임라인이 열립니다.</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>스텝 %1</translation>
    </message>
    <message>
        <source>%1 comes last, %2 after the first</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>%1이(가) 마지막, 첫 랭크보다 %2 늦음</translation>
    </message>
    <message>
        <source>%1 waits %2</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>%1이(가) %2 기다림</translation>
    </message>
    <message>
        <source>Last: %1, %2 after the first</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>마지막: %1, 첫 랭크보다 %2 늦음</translation>
    </message>
    <message>
        <source>Takes %1 once all are there</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>모두 도착한 뒤 %1 걸림</translation>
    </message>
    <message>
        <source>The file is cut off: its steps from %1 on are not judged.</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>파일이 중간에 끊겼습니다. 스텝 %1부터는 판단하지 않습니다.</translation>
    </message>
    <message>
        <source>The file is cut off: it says less than the run did.</source>
        <extracomment>ui/ranks/ranktext.cpp</extracomment>
        <translation>파일이 중간에 끊겨, 실행이 한 일을 다 담고 있지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Sample</name>
    <message>
        <source>A first trace</source>
        <extracomment>ui/window/samples.cpp</extracomment>
        <translation>첫 트레이스</translation>
    </message>
    <message>
        <source>Three steps of a matmul and an add. The first one is cold.</source>
        <extracomment>ui/window/samples.cpp</extracomment>
        <translation>matmul과 add 세 스텝. 첫 스텝은 차갑습니다.</translation>
    </message>
    <message>
        <source>Many small kernels</source>
        <extracomment>ui/window/samples.cpp</extracomment>
        <translation>많은 작은 커널</translation>
    </message>
    <message>
        <source>12 600 launches in three steps, and what the profiler adds to them.</source>
        <extracomment>ui/window/samples.cpp</extracomment>
        <translation>세 스텝에 런치 12 600번, 그리고 프로파일러가 더하는 것.</translation>
    </message>
    <message>
        <source>torch.compile</source>
        <extracomment>ui/window/samples.cpp</extracomment>
        <translation>torch.compile</translation>
    </message>
    <message>
        <source>The same matmul and add as one compiled region.</source>
        <extracomment>ui/window/samples.cpp</extracomment>
        <translation>같은 matmul과 add를 컴파일된 영역 하나로.</translation>
    </message>
    <message>
        <source>Large matrices</source>
        <extracomment>ui/window/samples.cpp</extracomment>
        <translation>큰 행렬</translation>
    </message>
    <message>
        <source>A batched matmul</source>
        <extracomment>ui/window/samples.cpp</extracomment>
        <translation>배치 matmul</translation>
    </message>
</context>
<context>
    <name>Schematic</name>
    <message>
        <source>block</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>블록</translation>
    </message>
    <message>
        <source>SMs without a block</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>블록이 없는 SM</translation>
    </message>
    <message>
        <source>Too few blocks for the GPU</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>GPU에 비해 너무 적은 블록</translation>
    </message>
    <message>
        <source>all wait for the last wave</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>모두 마지막 웨이브를 기다림</translation>
    </message>
    <message>
        <source>A last wave, hardly filled</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>거의 비어 있는 마지막 웨이브</translation>
    </message>
    <message>
        <source>the same product on tensor cores</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>같은 곱을 텐서 코어로</translation>
    </message>
    <message>
        <source>One product, three precisions</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>곱 하나, 정밀도 셋</translation>
    </message>
    <message>
        <source>now</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>지금</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>moves data, computes nothing</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>데이터만 옮기고 계산은 없음</translation>
    </message>
    <message>
        <source>A copy for the layout’s sake</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>레이아웃을 위한 복사</translation>
    </message>
    <message>
        <source>of block 0</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>블록 0의</translation>
    </message>
    <message>
        <source>of block 1</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>블록 1의</translation>
    </message>
    <message>
        <source>no registers for more</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>레지스터가 더 없음</translation>
    </message>
    <message>
        <source>Two blocks take all registers</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>블록 둘이 레지스터를 다 씀</translation>
    </message>
    <message>
        <source>registers</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>warps</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>warp</translation>
    </message>
    <message>
        <source>the driver is asked in each step</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>스텝마다 드라이버를 부름</translation>
    </message>
    <message>
        <source>Memory taken and given back</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>메모리를 얻고 돌려줌</translation>
    </message>
    <message>
        <source>reserved</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>예약됨</translation>
    </message>
    <message>
        <source>tensor</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>텐서</translation>
    </message>
    <message>
        <source>hardly any is left</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>남은 것이 거의 없음</translation>
    </message>
    <message>
        <source>pieces too small to use</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>쓰기에는 너무 작은 조각</translation>
    </message>
    <message>
        <source>The GPU’s memory is full</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>GPU 메모리가 가득 참</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>전체</translation>
    </message>
    <message>
        <source>in use</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>사용 중</translation>
    </message>
    <message>
        <source>all of that, for this</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>이것을 위해 그 모두</translation>
    </message>
    <message>
        <source>The layers of a compiled call</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>컴파일된 호출의 층</translation>
    </message>
    <message>
        <source>region 0/0</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>영역 0/0</translation>
    </message>
    <message>
        <source>compiling (dynamo_timed)</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>컴파일 (dynamo_timed)</translation>
    </message>
    <message>
        <source>region 0/1</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>영역 0/1</translation>
    </message>
    <message>
        <source>again, for another shape</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>다른 모양 때문에 다시</translation>
    </message>
    <message>
        <source>Compiled again</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>다시 컴파일됨</translation>
    </message>
    <message>
        <source>the addend is copied first</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>더할 값을 먼저 복사함</translation>
    </message>
    <message>
        <source>addmm and its copy</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>addmm과 그 복사</translation>
    </message>
    <message>
        <source>one call, many kernels</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>호출 하나, 커널 여럿</translation>
    </message>
    <message>
        <source>A CUDA graph is replayed</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>CUDA 그래프를 재생</translation>
    </message>
    <message>
        <source>expand</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>expand</translation>
    </message>
    <message>
        <source>one product per entry of the batch</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>배치 항목마다 곱 하나</translation>
    </message>
    <message>
        <source>matmul of three dimensions</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>3차원의 matmul</translation>
    </message>
    <message>
        <source>no kernel, yet the CPU works</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>커널은 없지만 CPU는 일함</translation>
    </message>
    <message>
        <source>Views cost the CPU time</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>뷰가 CPU 시간을 씀</translation>
    </message>
    <message>
        <source>same product, another kernel</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>같은 곱, 다른 커널</translation>
    </message>
    <message>
        <source>The library chose anew</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>라이브러리가 새로 고름</translation>
    </message>
    <message>
        <source>scatter</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>scatter</translation>
    </message>
    <message>
        <source>one thread for all</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>스레드 하나로 모두</translation>
    </message>
    <message>
        <source>gather</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>gather</translation>
    </message>
    <message>
        <source>GPU 1 waits for its part</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>GPU 1이 자기 몫을 기다림</translation>
    </message>
    <message>
        <source>One process for several GPUs</source>
        <extracomment>ui/panels/devicescenes.cpp</extracomment>
        <translation>프로세스 하나로 GPU 여럿</translation>
    </message>
    <message>
        <source>GPU waits for the next launch</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>GPU가 다음 런치를 기다림</translation>
    </message>
    <message>
        <source>wait</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>대기</translation>
    </message>
    <message>
        <source>no holes: kernels queue up</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>빈 곳 없음: 커널이 큐에 쌓임</translation>
    </message>
    <message>
        <source>Overhead-bound: the CPU is full, the GPU is not</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>오버헤드 바운드: CPU는 가득, GPU는 아님</translation>
    </message>
    <message>
        <source>The other way round: compute-bound</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>반대의 경우: 연산 바운드</translation>
    </message>
    <message>
        <source>Compute-bound: the CPU is far ahead</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>연산 바운드: CPU가 훨씬 앞서 있음</translation>
    </message>
    <message>
        <source>nothing to do until the batch is there</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>배치가 올 때까지 할 일이 없음</translation>
    </message>
    <message>
        <source>batches are ready in time</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>배치가 제때 준비됨</translation>
    </message>
    <message>
        <source>Input-bound: the loop waits for its data</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>입력 바운드: 루프가 데이터를 기다림</translation>
    </message>
    <message>
        <source>With workers that load ahead</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>미리 불러오는 워커가 있으면</translation>
    </message>
    <message>
        <source>loader</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>로더</translation>
    </message>
    <message>
        <source>backward</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>역전파</translation>
    </message>
    <message>
        <source>compute waits</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>연산이 기다림</translation>
    </message>
    <message>
        <source>buckets go while backward runs</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>역전파 동안 버킷을 보냄</translation>
    </message>
    <message>
        <source>Communication with nothing beside it</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>옆에 아무것도 없는 통신</translation>
    </message>
    <message>
        <source>stream 7</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>스트림 7</translation>
    </message>
    <message>
        <source>stream 20</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>스트림 20</translation>
    </message>
    <message>
        <source>Overlapped</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>겹침</translation>
    </message>
    <message>
        <source>nccl waits</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>nccl이 기다림</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>느림</translation>
    </message>
    <message>
        <source>rank 0 waits for rank 1</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>랭크 0이 랭크 1을 기다림</translation>
    </message>
    <message>
        <source>One rank comes late</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>랭크 하나가 늦게 옴</translation>
    </message>
    <message>
        <source>rank 0</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>랭크 0</translation>
    </message>
    <message>
        <source>rank 1</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>랭크 1</translation>
    </message>
    <message>
        <source>HtoD pageable</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>HtoD pageable</translation>
    </message>
    <message>
        <source>the CPU waits for its copy</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>CPU가 자신의 복사를 기다림</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>핀드</translation>
    </message>
    <message>
        <source>the next batch comes meanwhile</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>그동안 다음 배치가 옴</translation>
    </message>
    <message>
        <source>Copies with no kernel beside them</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>옆에 커널이 없는 복사</translation>
    </message>
    <message>
        <source>Pinned, non_blocking, on a stream of its own</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>핀드, non_blocking, 별도 스트림</translation>
    </message>
    <message>
        <source>stream 14</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>스트림 14</translation>
    </message>
    <message>
        <source>not your program’s gap</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>프로그램이 만든 갭이 아님</translation>
    </message>
    <message>
        <source>The profiler holds a launch back</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>프로파일러가 런치를 붙잡음</translation>
    </message>
    <message>
        <source>profiler</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>프로파일러</translation>
    </message>
    <message>
        <source>the profiler collects its records</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>프로파일러가 기록을 모음</translation>
    </message>
    <message>
        <source>After the last step</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>마지막 스텝 뒤</translation>
    </message>
    <message>
        <source>launched, but nothing runs yet</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>런치되었지만 아직 아무것도 안 돎</translation>
    </message>
    <message>
        <source>The GPU lane begins late</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>GPU 레인이 늦게 시작</translation>
    </message>
    <message>
        <source>each of these rows cost time to record</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>행마다 기록하는 시간이 들었음</translation>
    </message>
    <message>
        <source>Stacks and shapes are recorded</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>스택과 모양을 기록함</translation>
    </message>
    <message>
        <source>launched before the recording</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>기록 전에 런치됨</translation>
    </message>
    <message>
        <source>Kernels without their launch</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>런치가 없는 커널</translation>
    </message>
    <message>
        <source>step 0</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>스텝 0</translation>
    </message>
    <message>
        <source>loading, choosing kernels</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>불러오기, 커널 고르기</translation>
    </message>
    <message>
        <source>paid once</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>한 번만 치름</translation>
    </message>
    <message>
        <source>The first time is not like the others</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>처음은 나머지와 다름</translation>
    </message>
    <message>
        <source>steps</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>스텝</translation>
    </message>
    <message>
        <source>my annotation</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>내 어노테이션</translation>
    </message>
    <message>
        <source>nothing recorded here</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>여기는 기록된 것이 없음</translation>
    </message>
    <message>
        <source>A gap before the first op</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>첫 op 앞의 간격</translation>
    </message>
    <message>
        <source>same kernel, same size, longer</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>같은 커널, 같은 크기, 더 긺</translation>
    </message>
    <message>
        <source>One kernel, different times</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>같은 커널, 다른 시간</translation>
    </message>
    <message>
        <source>shorter from call to call</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>호출마다 짧아짐</translation>
    </message>
    <message>
        <source>The clock rises</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>클럭이 올라감</translation>
    </message>
    <message>
        <source>a kernel is shorter than its launch</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>커널이 런치보다 짧음</translation>
    </message>
    <message>
        <source>fused</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>융합됨</translation>
    </message>
    <message>
        <source>one launch for all</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>전체에 런치 한 번</translation>
    </message>
    <message>
        <source>Many short kernels</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>많은 짧은 커널</translation>
    </message>
    <message>
        <source>Fused</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>융합</translation>
    </message>
    <message>
        <source>one large product</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>큰 곱 하나</translation>
    </message>
    <message>
        <source>look here first</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>여기를 먼저 볼 것</translation>
    </message>
    <message>
        <source>Where the GPU’s time goes</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>GPU 시간이 쓰이는 곳</translation>
    </message>
    <message>
        <source>query</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>조회</translation>
    </message>
    <message>
        <source>asks how many blocks fit</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>블록이 몇 개 들어가는지 물음</translation>
    </message>
    <message>
        <source>What lies below an op</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>op 아래에 있는 것</translation>
    </message>
    <message>
        <source>the time is spent below</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>시간은 아래에서 쓰임</translation>
    </message>
    <message>
        <source>held in the driver</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>드라이버에 붙잡힘</translation>
    </message>
    <message>
        <source>One call takes far longer</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>호출 하나가 훨씬 오래 걸림</translation>
    </message>
    <message>
        <source>.item() waits</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>.item()이 기다림</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>대기</translation>
    </message>
    <message>
        <source>GPU runs dry</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>GPU가 할 일이 떨어짐</translation>
    </message>
    <message>
        <source>the CPU runs ahead</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>CPU가 앞서 달림</translation>
    </message>
    <message>
        <source>The CPU waits in each step</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>CPU가 스텝마다 기다림</translation>
    </message>
    <message>
        <source>Without the wait</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>대기가 없으면</translation>
    </message>
    <message>
        <source>save a checkpoint</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>체크포인트 저장</translation>
    </message>
    <message>
        <source>GPU idle: see what the CPU does</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>GPU 유휴: CPU가 하는 일을 볼 것</translation>
    </message>
    <message>
        <source>A pause of the whole GPU</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>GPU 전체의 멈춤</translation>
    </message>
    <message>
        <source>waits for room</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>자리를 기다림</translation>
    </message>
    <message>
        <source>the GPU is never out of work</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>GPU에 늘 할 일이 있음</translation>
    </message>
    <message>
        <source>The launch queue is full</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>런치 큐가 가득 참</translation>
    </message>
    <message>
        <source>three passes over the same data</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>같은 데이터를 세 번 훑음</translation>
    </message>
    <message>
        <source>A chain of small ops</source>
        <extracomment>ui/panels/scenes.cpp</extracomment>
        <translation>작은 op의 체인</translation>
    </message>
    <message>
        <source>step</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>스텝</translation>
    </message>
    <message>
        <source>longer, each time</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>매번 더 깁니다</translation>
    </message>
    <message>
        <source>Each step of B takes longer</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>B의 스텝이 매번 더 오래 걸립니다</translation>
    </message>
    <message>
        <source>time saved</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>아낀 시간</translation>
    </message>
    <message>
        <source>Each step of B takes less time</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>B의 스텝이 매번 더 짧습니다</translation>
    </message>
    <message>
        <source>now longer, now shorter</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>때로는 길고 때로는 짧습니다</translation>
    </message>
    <message>
        <source>The steps of both differ by chance</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>두 트레이스의 스텝은 우연히 다를 뿐입니다</translation>
    </message>
    <message>
        <source>first step</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>첫 스텝</translation>
    </message>
    <message>
        <source>compared</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>비교하는 부분</translation>
    </message>
    <message>
        <source>Only what comes after start-up is compared</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>시작 뒤의 스텝만 비교합니다</translation>
    </message>
    <message>
        <source>stacks take time of their own</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>스택 기록에도 시간이 듭니다</translation>
    </message>
    <message>
        <source>B was recorded with with_stack=True</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>B는 with_stack=True로 기록했습니다</translation>
    </message>
    <message>
        <source>the CPU makes the difference</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>차이는 CPU에서 생깁니다</translation>
    </message>
    <message>
        <source>The same kernels, with other gaps</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>커널은 같고 간격이 다릅니다</translation>
    </message>
    <message>
        <source>only in B</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>B에만 있음</translation>
    </message>
    <message>
        <source>Other kernels do the same work</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>같은 일을 다른 커널이 합니다</translation>
    </message>
    <message>
        <source>the file ends here: not judged</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>파일이 여기서 끝남: 판단하지 않음</translation>
    </message>
    <message>
        <source>The file of one rank ends in the middle</source>
        <extracomment>ui/panels/comparisonscenes.cpp</extracomment>
        <translation>한 랭크의 파일이 중간에 끝납니다</translation>
    </message>
</context>
<context>
    <name>SliceText</name>
    <message>
        <source>matrix product</source>
        <translation>행렬곱</translation>
    </message>
    <message>
        <source>product of matrix and vector</source>
        <translation>행렬과 벡터의 곱</translation>
    </message>
    <message>
        <source>adds up the parts of a split matrix product</source>
        <translation>나뉜 행렬곱의 부분들을 더함</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>컨볼루션</translation>
    </message>
    <message>
        <source>attention in one kernel</source>
        <translation>커널 하나로 하는 어텐션</translation>
    </message>
    <message>
        <source>element by element</source>
        <translation>원소별 연산</translation>
    </message>
    <message>
        <source>reduction</source>
        <translation>리덕션</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>normalization</source>
        <translation>정규화</translation>
    </message>
    <message>
        <source>pooling or resampling</source>
        <translation>풀링 또는 리샘플링</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>난수</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>gathers or scatters by index</source>
        <translation>인덱스로 모으거나 흩음</translation>
    </message>
    <message>
        <source>concatenation</source>
        <translation>이어 붙이기</translation>
    </message>
    <message>
        <source>changes the layout in memory</source>
        <translation>메모리 레이아웃 변경</translation>
    </message>
    <message>
        <source>sort or scan</source>
        <translation>정렬 또는 스캔</translation>
    </message>
    <message>
        <source>one kernel for a list of tensors</source>
        <translation>텐서 목록을 처리하는 커널 하나</translation>
    </message>
    <message>
        <source>communication between GPUs</source>
        <translation>GPU 간 통신</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>set</source>
        <translation>memset</translation>
    </message>
    <message>
        <source>tile %1 × %2</source>
        <translation>타일 %1 × %2</translation>
    </message>
    <message>
        <source>1 stage</source>
        <translation>스테이지 1개</translation>
    </message>
    <message>
        <source>%1 stages</source>
        <translation>스테이지 %1개</translation>
    </message>
    <message>
        <source>clusters of %1 × %2 blocks</source>
        <translation>블록 %1 × %2 클러스터</translation>
    </message>
    <message>
        <source>split along K</source>
        <translation>K 방향 분할</translation>
    </message>
    <message>
        <source>ends with %1</source>
        <translation>끝에 %1</translation>
    </message>
    <message>
        <source>layout %1</source>
        <translation>레이아웃 %1</translation>
    </message>
    <message>
        <source>written for %1</source>
        <translation>%1용</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Self time</source>
        <translation>자체 시간</translation>
    </message>
    <message>
        <source>Without what lies below it on its lane</source>
        <translation>같은 레인에서 아래에 놓인 것을 뺀 시간</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Counted from the start of the trace, as the ruler does. In the file: ts = %1 ns</source>
        <translation>눈금자처럼 트레이스의 시작부터 셉니다. 파일에서: ts = %1 ns</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>스텝</translation>
    </message>
    <message>
        <source>%1 after its start, %2 of its length</source>
        <translation>시작 후 %1, 길이의 %2</translation>
    </message>
    <message>
        <source>%1 after its start</source>
        <translation>시작 후 %1</translation>
    </message>
    <message>
        <source>Launched by</source>
        <translation>런치한 것</translation>
    </message>
    <message>
        <source>Launch to start</source>
        <translation>런치부터 시작까지</translation>
    </message>
    <message>
        <source>, the clocks of CPU and GPU disagree</source>
        <translation>, CPU와 GPU의 클럭이 어긋남</translation>
    </message>
    <message>
        <source>From the start of the launch call to the start of the work on the device</source>
        <translation>런치 호출의 시작부터 디바이스에서 작업이 시작될 때까지</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>런치</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>무엇인가</translation>
    </message>
    <message>
        <source>By its name, as libraries give names</source>
        <translation>라이브러리가 이름을 짓는 방식대로 이름에서 읽음</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>변형</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>그리드</translation>
    </message>
    <message>
        <source>%1 blocks</source>
        <translation>블록 %1개</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>스레드 %1개</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>%1 blocks, %2 threads</source>
        <translation>블록 %1개, 스레드 %2개</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>%1 a thread</source>
        <translation>스레드당 %1</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>%1 a block</source>
        <translation>블록당 %1</translation>
    </message>
    <message>
        <source>Blocks per SM</source>
        <translation>SM당 블록</translation>
    </message>
    <message>
        <source>%1 of %2 that fit, on %3 SMs</source>
        <translation>들어갈 수 있는 %2개 중 %1개, SM %3개</translation>
    </message>
    <message>
        <source>The grid spread evenly over the multiprocessors of the device</source>
        <translation>그리드를 디바이스의 멀티프로세서에 고르게 나눈 값</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>웨이브</translation>
    </message>
    <message>
        <source>How many times the blocks fill the whole device. The last, part-filled one wastes %1 of the time, if all blocks take equally long.</source>
        <translation>블록이 디바이스 전체를 채우는 횟수입니다. 모든 블록이 똑같이 걸린다면 덜 찬 마지막 웨이브가 시간의 %1을(를) 낭비합니다.</translation>
    </message>
    <message>
        <source>Occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>Share of the threads that an SM can hold, computed from the launch geometry by the rules of the CUDA occupancy calculator. It is no measurement.</source>
        <translation>SM이 담을 수 있는 스레드 중 비율이며, CUDA 점유율 계산기의 규칙대로 런치 구성에서 계산했습니다. 측정값이 아닙니다.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1 (%2바이트)</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>대역폭</translation>
    </message>
    <message>
        <source>Size over duration; 1 GB is 1 000 000 000 bytes</source>
        <translation>크기를 길이로 나눈 값. 1 GB는 1 000 000 000바이트</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <translation>CUDA 그래프</translation>
    </message>
    <message>
        <source>launched as a node of a graph</source>
        <translation>그래프의 노드로 런치됨</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>범주</translation>
    </message>
    <message>
        <source>Within</source>
        <translation>둘러싼 것</translation>
    </message>
    <message>
        <source>Op</source>
        <translation>Op</translation>
    </message>
    <message>
        <source>Backward of</source>
        <translation>순전파 op</translation>
    </message>
    <message>
        <source>Its backward</source>
        <translation>역전파 op</translation>
    </message>
    <message>
        <source>Of this name</source>
        <translation>같은 이름</translation>
    </message>
    <message>
        <source>the only one</source>
        <translation>이것 하나뿐</translation>
    </message>
    <message>
        <source>%1, %2 together</source>
        <translation>%1, 모두 %2</translation>
    </message>
    <message>
        <source>Least, median, most</source>
        <translation>최소, 중앙값, 최대</translation>
    </message>
    <message>
        <source>none takes longer</source>
        <translation>더 오래 걸리는 것 없음</translation>
    </message>
    <message>
        <source>%1 take longer</source>
        <translation>%1개가 더 오래 걸림</translation>
    </message>
    <message>
        <source>This one</source>
        <translation>이것</translation>
    </message>
    <message>
        <source>%1, %2 × the median</source>
        <translation>%1, 중앙값의 %2배</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <translation>%1에서, %2</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>앞의 것</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>다음 것</translation>
    </message>
    <message>
        <source>The longest</source>
        <translation>가장 긴 것</translation>
    </message>
    <message>
        <source>search for all of them</source>
        <translation>모두 검색</translation>
    </message>
    <message>
        <source>, strides %1</source>
        <translation>, 스트라이드 %1</translation>
    </message>
    <message>
        <source>None, or of a kind that is not recorded</source>
        <translation>없거나, 기록되지 않는 종류</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>모듈</translation>
    </message>
    <message>
        <source>Called from</source>
        <translation>호출한 곳</translation>
    </message>
    <message>
        <source>and %1 more around them</source>
        <translation>그것을 둘러싼 %1개 더</translation>
    </message>
    <message>
        <source>buffer request</source>
        <translation>버퍼 요청</translation>
    </message>
    <message>
        <source>profiler, other</source>
        <translation>프로파일러, 기타</translation>
    </message>
    <message>
        <source>host wait</source>
        <translation>호스트 대기</translation>
    </message>
    <message>
        <source>kernel wait</source>
        <translation>커널 대기</translation>
    </message>
    <message>
        <source>other</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>The profiler asked for memory and held a launch meanwhile: not your program</source>
        <translation>프로파일러가 메모리를 요청하면서 런치를 붙잡았습니다. 프로그램이 한 일이 아닙니다</translation>
    </message>
    <message>
        <source>The profiler’s other work, such as its flushes: not your program</source>
        <translation>플러시 같은 프로파일러의 다른 작업입니다. 프로그램이 한 일이 아닙니다</translation>
    </message>
    <message>
        <source>The CPU had not launched the next piece of work yet</source>
        <translation>CPU가 다음 작업을 아직 런치하지 않았습니다</translation>
    </message>
    <message>
        <source>The next piece of work had been launched, and began within 30 µs</source>
        <translation>다음 작업이 이미 런치되었고 30 µs 안에 시작했습니다</translation>
    </message>
    <message>
        <source>The next piece of work had been launched, and yet began later: it waited for another stream, an event or the clock</source>
        <translation>다음 작업이 이미 런치되었는데도 더 늦게 시작했습니다. 다른 스트림, 이벤트 또는 클럭을 기다렸습니다</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>사용</translation>
    </message>
    <message>
        <source>Something runs on it: what overlaps counts once</source>
        <translation>무언가 돌고 있는 시간이며, 겹치는 것은 한 번만 셉니다</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>연산</translation>
    </message>
    <message>
        <source>Kernels that are not communication</source>
        <translation>통신이 아닌 커널</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>통신</translation>
    </message>
    <message>
        <source>Kernels of NCCL and RCCL</source>
        <translation>NCCL과 RCCL의 커널</translation>
    </message>
    <message>
        <source>· exposed</source>
        <translation>· 노출</translation>
    </message>
    <message>
        <source>While no other kernel runs</source>
        <translation>다른 커널이 돌지 않는 동안</translation>
    </message>
    <message>
        <source>Copies and sets</source>
        <translation>복사와 memset</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>유휴</translation>
    </message>
    <message>
        <source>Between two pieces of work no stream runs anything: %1 gaps</source>
        <translation>두 작업 사이에서 어떤 스트림도 돌지 않음: 갭 %1개</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>기록되지 않음</translation>
    </message>
    <message>
        <source>Before the first step or the first work of the device, or behind its last: what it did there is not in the file</source>
        <translation>디바이스의 첫 스텝이나 첫 작업 이전, 또는 마지막 작업 이후입니다. 그때 한 일은 파일에 없습니다</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Counted from the start of the trace, as the ruler does</source>
        <translation>눈금자처럼 트레이스의 시작부터 셉니다</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>Slices</source>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>%1 start here</source>
        <translation>여기서 시작하는 것 %1개</translation>
    </message>
    <message>
        <source>%1 run over an end of it</source>
        <translation>끝에 걸친 것 %1개</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>CPU threads, busy</source>
        <translation>CPU 스레드, 사용</translation>
    </message>
    <message>
        <source>, fuses %1</source>
        <translation>, %1 융합</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>, on tensor cores</source>
        <translation>, 텐서 코어 사용</translation>
    </message>
    <message>
        <source>, without tensor cores</source>
        <translation>, 텐서 코어 미사용</translation>
    </message>
    <message>
        <source>the threads of an SM</source>
        <translation>SM의 스레드</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>shared memory</source>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>the number of blocks an SM holds</source>
        <translation>SM이 담을 수 있는 블록 수</translation>
    </message>
    <message>
        <source>%1 of %2: the grid has fewer blocks than would fit</source>
        <translation>%2 중 %1: 들어갈 수 있는 것보다 그리드의 블록이 적음</translation>
    </message>
    <message>
        <source>%1: limited by %2, 1 block fits an SM</source>
        <translation>%1: 제한 요인은 %2, SM당 블록 1개</translation>
    </message>
    <message>
        <source>%1: limited by %2, %3 blocks fit an SM</source>
        <translation>%1: 제한 요인은 %2, SM당 블록 %3개</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>전송</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Same name</source>
        <translation>같은 이름</translation>
    </message>
    <message>
        <source>Python, of the forward op</source>
        <translation>순전파 op의 Python</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Module hierarchy</source>
        <translation>모듈 계층</translation>
    </message>
    <message>
        <source>Call stack</source>
        <translation>호출 스택</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인자</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>소스</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, %2줄</translation>
    </message>
    <message>
        <source>, at least</source>
        <translation>, 최소</translation>
    </message>
    <message>
        <source>Its end is not in the file</source>
        <translation>끝이 파일에 없습니다</translation>
    </message>
    <message>
        <source>An async span: it belongs to no thread's stack and may overlap anything</source>
        <translation>비동기 구간: 어떤 스레드의 스택에도 속하지 않으며 무엇과도 겹칠 수 있습니다</translation>
    </message>
    <message>
        <source>At</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Holds for</source>
        <translation>적용 대상</translation>
    </message>
    <message>
        <source>its process</source>
        <translation>그 프로세스</translation>
    </message>
    <message>
        <source>the whole trace</source>
        <translation>전체 트레이스</translation>
    </message>
    <message>
        <source>Others of this name</source>
        <translation>같은 이름의 다른 것</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Shortest, longest</source>
        <translation>최단, 최장</translation>
    </message>
    <message>
        <source>Since the one before</source>
        <translation>앞의 것부터</translation>
    </message>
    <message>
        <source>Backward wait</source>
        <translation>역전파 대기</translation>
    </message>
    <message>
        <source>Of its self time: the thread waits in backward() for the one that autograd runs it on</source>
        <translation>자체 시간 중, autograd가 역전파를 실행하는 스레드를 backward()에서 기다리는 시간</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>%1 bytes</source>
        <translation>%1바이트</translation>
    </message>
</context>
<context>
    <name>TimeShown</name>
    <message>
        <source>from the step</source>
        <extracomment>ui/timeline/timeshown.cpp</extracomment>
        <translation>스텝부터</translation>
    </message>
    <message>
        <source>time of day</source>
        <extracomment>ui/timeline/timeshown.cpp</extracomment>
        <translation>시각</translation>
    </message>
    <message>
        <source>from the start</source>
        <extracomment>ui/timeline/timeshown.cpp</extracomment>
        <translation>시작부터</translation>
    </message>
</context>
<context>
    <name>TrackMenu</name>
    <message>
        <source>Low</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>낮게</translation>
    </message>
    <message>
        <source>Usual</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>보통</translation>
    </message>
    <message>
        <source>High</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>높게</translation>
    </message>
    <message>
        <source>Double</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>두 배</translation>
    </message>
    <message>
        <source>Unfold</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>펼치기</translation>
    </message>
    <message>
        <source>Fold</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>접기</translation>
    </message>
    <message>
        <source>Show Python frames</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>Python 프레임 보이기</translation>
    </message>
    <message>
        <source>Fold Python frames</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>Python 프레임 접기</translation>
    </message>
    <message>
        <source>Unpin</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>고정 해제</translation>
    </message>
    <message>
        <source>Pin to the top</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>맨 위에 고정</translation>
    </message>
    <message>
        <source>Row height</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>행 높이</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>위로 옮기기</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>아래로 옮기기</translation>
    </message>
    <message>
        <source>Hide this lane</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>이 레인 숨기기</translation>
    </message>
    <message>
        <source>Only this lane</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>이 레인만</translation>
    </message>
    <message>
        <source>Show hidden lane</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>숨긴 레인 보이기</translation>
    </message>
    <message>
        <source>Show all lanes</source>
        <extracomment>ui/timeline/trackmenu.cpp</extracomment>
        <translation>모든 레인 보이기</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>up to %1 a step</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>스텝당 최대 %1</translation>
    </message>
    <message>
        <source>Critical</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>심각</translation>
    </message>
    <message>
        <source>Warning</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>경고</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>알림</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>좋음</translation>
    </message>
    <message>
        <source>What to change</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>바꿀 것</translation>
    </message>
    <message>
        <source>What the profiler did</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>프로파일러가 한 것</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>알아 두면 좋은 것</translation>
    </message>
    <message>
        <source>profiler’s buffer request, not your program</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>프로파일러의 버퍼 요청, 프로그램이 한 일 아님</translation>
    </message>
    <message>
        <source>profiler (%1), not your program</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>프로파일러(%1), 프로그램이 한 일 아님</translation>
    </message>
    <message>
        <source>profiler, not your program</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>프로파일러, 프로그램이 한 일 아님</translation>
    </message>
    <message>
        <source>idle, waits for a launch</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>유휴, 런치 대기</translation>
    </message>
    <message>
        <source>idle, between two launched kernels</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>유휴, 런치된 두 커널 사이</translation>
    </message>
    <message>
        <source>not recorded: earlier work may run here</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>기록되지 않음: 이전 작업이 여기서 돌 수 있음</translation>
    </message>
    <message>
        <source>idle, before the first kernel</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>유휴, 첫 커널 이전</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>유휴</translation>
    </message>
    <message>
        <source>The profiler asked for memory for its records and held the next launch back meanwhile. Without the profiler this pause is not there: it is left out of every judgement.</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>프로파일러가 기록을 위한 메모리를 요청하면서 다음 런치를 붙잡았습니다. 프로파일러가 없으면 이 멈춤도 없으므로 모든 판단에서 뺍니다.</translation>
    </message>
    <message>
        <source>The profiler did work of its own and held the next launch back meanwhile. It is left out of every judgement.</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>프로파일러가 자체 작업을 하면서 다음 런치를 붙잡았습니다. 모든 판단에서 뺍니다.</translation>
    </message>
    <message>
        <source>The stream had run dry, and the CPU began the next launch only during this gap. What the launching thread did meanwhile is named as blamed.</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>스트림의 할 일이 떨어졌고 CPU는 이 갭 동안에야 다음 런치를 시작했습니다. 런치하는 스레드가 그동안 한 일을 원인으로 적습니다.</translation>
    </message>
    <message>
        <source>The launch of the stream’s first event had been made; the GPU needed this moment to begin.</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>스트림의 첫 이벤트는 이미 런치되었고, GPU가 시작하는 데 이만큼이 필요했습니다.</translation>
    </message>
    <message>
        <source>The next launch had come in time; the GPU still needed this moment between two kernels.</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>다음 런치가 제때 왔는데도 GPU는 두 커널 사이에 이만큼이 필요했습니다.</translation>
    </message>
    <message>
        <source>The first event of this stream was launched before the recording began, so work that is not in the file may fill this time.</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>이 스트림의 첫 이벤트는 기록이 시작되기 전에 런치되었으므로, 파일에 없는 작업이 이 시간을 채울 수 있습니다.</translation>
    </message>
    <message>
        <source>The launch had come in time, yet nothing ran: the stream may have waited for another stream, or for a copy.</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>런치가 제때 왔는데도 아무것도 돌지 않았습니다. 스트림이 다른 스트림이나 복사를 기다렸을 수 있습니다.</translation>
    </message>
    <message>
        <source>compute kernels</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>연산 커널</translation>
    </message>
    <message>
        <source>communication alone</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>통신만</translation>
    </message>
    <message>
        <source>copies alone</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>복사만</translation>
    </message>
    <message>
        <source>idle, waits for launches</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>유휴, 런치 대기</translation>
    </message>
    <message>
        <source>idle, other</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>유휴, 기타</translation>
    </message>
    <message>
        <source>profiler, left out</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>프로파일러, 제외</translation>
    </message>
    <message>
        <source>GPU %1, %2 of trace</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>GPU %1, 트레이스 %2</translation>
    </message>
    <message>
        <source>GPU %1, one steady step of %2</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>GPU %1, %2의 안정 스텝 하나</translation>
    </message>
    <message>
        <source>without the CPU’s launching</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>CPU의 런치가 없다면</translation>
    </message>
    <message>
        <source>without waits for the GPU</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>GPU를 기다리지 않는다면</translation>
    </message>
    <message>
        <source>without copies</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>복사가 없다면</translation>
    </message>
    <message>
        <source>without communication</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>통신이 없다면</translation>
    </message>
    <message>
        <source>with data always ready</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>데이터가 늘 준비되어 있다면</translation>
    </message>
    <message>
        <source>as it is</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>있는 그대로</translation>
    </message>
    <message>
        <source>your own file of limits</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>직접 만든 한계 파일</translation>
    </message>
    <message>
        <source>idle, waits for data</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>유휴, 데이터 대기</translation>
    </message>
    <message>
        <source>GPU %1, %2 steady runs of %3, mean %4</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>GPU %1, %3 안정 실행 %2번, 평균 %4</translation>
    </message>
    <message>
        <source>GPU %1, %2 steady steps, mean %3</source>
        <extracomment>ui/document/verdicttext.cpp</extracomment>
        <translation>GPU %1, 안정 스텝 %2개, 평균 %3</translation>
    </message>
</context>
<context>
    <name>Walk</name>
    <message>
        <source>Lanes, boxes, time</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>레인, 상자, 시간</translation>
    </message>
    <message>
        <source>Time runs from left to right: here {length}, with {slices} boxes. A box is something that ran, and its width is how long. At the top are the CPU's threads: a box under another was called by it. Below are the GPU's streams. Ctrl and the wheel come closer, dragging moves, 0 shows the whole again.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>시간은 왼쪽에서 오른쪽으로 흐릅니다. 여기는 {length}이고 상자가 {slices}개 있습니다. 상자는 실행된 것이고 너비는 걸린 시간입니다. 위쪽은 CPU 스레드입니다. 다른 상자 아래의 상자는 그것이 호출한 것입니다. 아래쪽은 GPU 스트림입니다. Ctrl과 휠로 가까이 가고, 끌어서 움직이고, 0을 누르면 다시 전체가 보입니다.</translation>
    </message>
    <message>
        <source>Steps, and why the first is slow</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>스텝, 그리고 첫 스텝이 느린 이유</translation>
    </message>
    <message>
        <source>Each turn of the training loop is one ProfilerStep. {name}, in brackets here, took {first}; the last one took {last}. The first one pays for everything that happens once: loading kernels, getting memory, choosing algorithms. Never judge a program by it: warm up before you record.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>학습 루프의 한 바퀴가 ProfilerStep 하나입니다. 여기 괄호로 표시한 {name}에는 {first}, 마지막 스텝에는 {last}이(가) 걸렸습니다. 첫 스텝은 한 번만 일어나는 모든 일의 비용을 치릅니다. 커널 불러오기, 메모리 얻기, 알고리즘 고르기입니다. 첫 스텝으로 프로그램을 판단하지 마십시오. 기록하기 전에 워밍업하십시오.</translation>
    </message>
    <message>
        <source>What takes the time</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>무엇이 시간을 쓰는가</translation>
    </message>
    <message>
        <source>The table below has the same numbers as torch's own, for the whole run, one step or any range. Choose “Steady steps” in it: without the first step, {op} takes most CPU time of its own, {self} in {calls} calls (marked in the lanes). A table says what takes the time; the lanes say when, and why.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>아래의 표는 torch 자체의 표와 같은 숫자를 전체 실행, 한 스텝, 임의의 범위에 대해 보여 줍니다. 표에서 “안정 스텝”을 고르십시오. 첫 스텝을 빼면 {op}의 자체 CPU 시간이 가장 길어, 호출 {calls}번에 {self}입니다(레인에 표시됨). 표는 무엇이 시간을 쓰는지, 레인은 언제 왜 쓰는지를 알려 줍니다.</translation>
    </message>
    <message>
        <source>Overhead-bound: the GPU waits</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>오버헤드 바운드: GPU가 기다립니다</translation>
    </message>
    <message>
        <source>Look how empty the GPU's lane is between the brackets: it works {share} of the steady steps, and {wait} of the time it waits until the CPU launches something. Such a run is overhead-bound. Faster kernels would gain nothing; fewer and larger launches would. The panel of verdicts says which it is.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>괄호 사이의 GPU 레인이 얼마나 비어 있는지 보십시오. 안정 스텝의 {share}만 일하고, 시간의 {wait} 동안은 CPU가 무언가를 런치하기를 기다립니다. 이런 실행이 오버헤드 바운드입니다. 커널을 빠르게 해도 얻는 것이 없고, 더 적고 큰 런치가 도움이 됩니다. 판정 패널이 어느 경우인지 알려 줍니다.</translation>
    </message>
    <message>
        <source>The chain from Python to the GPU</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>Python에서 GPU까지의 체인</translation>
    </message>
    <message>
        <source>{chain}kernel. Each box calls the next, and the launch puts the kernel into the GPU's queue. From the step to the launch took {way}, to the kernel's start another {delay}, all for a kernel of {kernel}. Click any box to see its chain; Tab walks along it.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>{chain}커널. 상자는 각각 다음 상자를 호출하고, 런치가 커널을 GPU의 큐에 넣습니다. 스텝부터 런치까지 {way}, 커널의 시작까지 다시 {delay}이(가) 걸렸고, 이 모든 것이 {kernel}짜리 커널을 위한 것입니다. 아무 상자나 클릭하면 그 체인이 보이고, Tab으로 따라갑니다.</translation>
    </message>
    <message>
        <source>The pause before the first op</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>첫 op 앞의 멈춤</translation>
    </message>
    <message>
        <source>{annotation} is an annotation: a record_function() of the program. Between its start and its first op, {op}, lie {gap} (in brackets) with no box. That is Python on its way to torch; only ops and calls are recorded. In the cold first step the same pause took {cold}.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>{annotation}은(는) 프로그램의 record_function()이 만든 어노테이션입니다. 그 시작과 첫 op {op} 사이에 상자가 없는 {gap}(괄호 표시)이(가) 있습니다. Python이 torch로 가는 길입니다. 기록되는 것은 op와 호출뿐입니다. 차가운 첫 스텝에서는 같은 멈춤이 {cold}이었습니다.</translation>
    </message>
    <message>
        <source>Questions before a launch</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>런치 전의 질문</translation>
    </message>
    <message>
        <source>Before its {launch}, {op} asks the driver {count} times how many blocks of a kernel fit the GPU ({time}): a heavy kernel, adapted to the chip. The answers are kept, so later steps do not ask. The {plain} of {plainOp} asks nothing: its kernel needs so little of the GPU that there is nothing to ask.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>{launch} 전에 {op}이(가) 커널의 블록이 GPU에 몇 개 들어가는지 드라이버에 {count}번({time}) 묻습니다. 칩에 맞추는 무거운 커널입니다. 답은 간직하므로 이후 스텝은 묻지 않습니다. {plainOp}의 {plain}은(는) 아무것도 묻지 않습니다. 그 커널은 GPU를 아주 조금만 쓰므로 물을 것이 없습니다.</translation>
    </message>
    <message>
        <source>The first kernel comes late</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>첫 커널이 늦게 옵니다</translation>
    </message>
    <message>
        <source>The GPU's lane is empty for {offset} until the first kernel runs. Almost all of it is the cold CPU. But {request} are an Activity Buffer Request: the profiler gets memory for its records, and the launch has to wait. What the profiler does is hatched in amber, and never counted against the program.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>첫 커널이 돌 때까지 {offset} 동안 GPU 레인이 비어 있습니다. 거의 모두 차가운 CPU 때문입니다. 하지만 {request}은(는) Activity Buffer Request입니다. 프로파일러가 기록을 위한 메모리를 얻느라 런치가 기다려야 합니다. 프로파일러가 하는 일은 호박색 빗금으로 그리며, 프로그램의 탓으로 세지 않습니다.</translation>
    </message>
    <message>
        <source>The wait at the end</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>끝의 대기</translation>
    </message>
    <message>
        <source>The last call, cudaDeviceSynchronize ({sync}), lies behind all steps. The profiler makes it when it stops, to be sure that no kernel is still running. Your program does not wait there, but torch's table counts it as CPU time. It can be much longer than this.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>마지막 호출 cudaDeviceSynchronize({sync})는 모든 스텝 뒤에 있습니다. 프로파일러가 멈출 때 아직 도는 커널이 없는지 확인하려고 호출합니다. 프로그램은 거기서 기다리지 않지만 torch의 표는 CPU 시간으로 셉니다. 이보다 훨씬 길 수도 있습니다.</translation>
    </message>
    <message>
        <source>torch.compile: its layers</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>torch.compile의 층</translation>
    </message>
    <message>
        <source>The same program, compiled. Between the brackets: Cache Lookup checks that the compiled code still fits ({lookup}); {region} is that code; the AOTDispatcher Prologue prepares the inputs ({prologue}); Call CompiledFxGraph {hash} runs the graph of that hash ({graph}). Only then come torch's ops, {ops}.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>같은 프로그램을 컴파일한 것입니다. 괄호 사이에서 Cache Lookup은 컴파일된 코드가 아직 맞는지 확인하고({lookup}), {region}이(가) 그 코드입니다. AOTDispatcher Prologue는 입력을 준비하고({prologue}), Call CompiledFxGraph {hash}은(는) 그 해시의 그래프를 실행합니다({graph}). 그제야 torch의 op {ops}이(가) 나옵니다.</translation>
    </message>
    <message>
        <source>matmul + add became one addmm</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>matmul + add가 addmm 하나로</translation>
    </message>
    <message>
        <source>Eager, a step ran {eager} kernels: matmul's and add's. Compiled it runs {compiled}, launched by {op}: the addition is now the matmul's last act, and its kernel is {kernel}. The dispatcher chose another op that does both; no new kernel was generated.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>eager에서는 스텝 하나가 matmul과 add의 커널 {eager}개를 실행했습니다. 컴파일하면 {op}이(가) 런치하는 {compiled}개를 실행합니다. 이제 덧셈은 matmul의 마지막 동작이고 그 커널은 {kernel}입니다. 디스패처가 둘을 함께 하는 다른 op를 고른 것이지, 새 커널을 생성한 것은 아닙니다.</translation>
    </message>
    <message>
        <source>A copy before the matmul</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>matmul 앞의 복사</translation>
    </message>
    <message>
        <source>addmm adds the product onto what its output holds already. So the matrix to be added is copied there first: {copy}, {time}, against {kernel} for the kernel behind it. It is on the GPU's own memory, but it is a launch more, and the CPU pays for it.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>addmm은 출력에 이미 있는 값 위에 곱을 더합니다. 그래서 더할 행렬이 먼저 그곳에 복사됩니다. {copy}, {time}이고, 그 뒤의 커널은 {kernel}입니다. GPU 자신의 메모리 안에서지만 런치가 하나 더 필요하고 그 비용은 CPU가 치릅니다.</translation>
    </message>
    <message>
        <source>Was compiling worth it?</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>컴파일할 가치가 있었는가</translation>
    </message>
    <message>
        <source>Not here. Compiled, the last step takes {compiled}; eager, in the first trace, it took {eager}. The layers of torch.compile cost {frame} of CPU time a step, for {device} of GPU work. With so little to do the wrapper costs more than it gains; with much to do nobody notices it.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>여기서는 아닙니다. 컴파일하면 마지막 스텝이 {compiled}이고, 첫 트레이스의 eager에서는 {eager}이었습니다. torch.compile의 층은 {device}의 GPU 작업을 위해 스텝당 CPU 시간 {frame}을(를) 씁니다. 할 일이 이렇게 적으면 래퍼의 비용이 이득보다 크고, 할 일이 많으면 아무도 알아채지 못합니다.</translation>
    </message>
    <message>
        <source>3-D operands: matmul becomes bmm</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>3차원 피연산자: matmul이 bmm으로</translation>
    </message>
    <message>
        <source>Another program, with operands of three dimensions. {matmul} now leads to {op} instead of aten::mm: one kernel multiplies a whole batch of matrices. The expand, reshape and view before it move no data, yet {views} of CPU time go by with them.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>피연산자가 3차원인 다른 프로그램입니다. 이제 {matmul}은(는) aten::mm 대신 {op}(으)로 이어집니다. 커널 하나가 행렬의 배치 전체를 곱합니다. 앞의 expand, reshape, view는 데이터를 옮기지 않지만 CPU 시간 {views}이(가) 그것들로 지나갑니다.</translation>
    </message>
    <message>
        <source>Compute-bound: the CPU waits</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>연산 바운드: CPU가 기다립니다</translation>
    </message>
    <message>
        <source>The first program again, eager, with large matrices. Kernels now fill {compute} of the steady steps: compute-bound. The CPU launches the steps faster than the GPU can run them, so kernels queue up, and the cudaDeviceSynchronize at the end ({sync}) really waits for work. Here faster kernels are what helps.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>다시 첫 프로그램이며, eager이고 행렬이 큽니다. 이제 커널이 안정 스텝의 {compute}을(를) 채웁니다. 연산 바운드입니다. GPU가 실행하는 것보다 CPU가 더 빨리 스텝을 런치하므로 커널이 큐에 쌓이고, 끝의 cudaDeviceSynchronize({sync})는 정말로 작업을 기다립니다. 여기서는 더 빠른 커널이 도움이 됩니다.</translation>
    </message>
    <message>
        <source>The same kernel, different times</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>같은 커널, 다른 시간</translation>
    </message>
    <message>
        <source>The {count} marked boxes are the same kernel with the same work, yet take {least} to {most}. Clocks, caches and what runs beside it change. So never compare two single boxes: compare medians ({median} here), in the table of kernels, over many steps.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>표시한 상자 {count}개는 같은 일을 하는 같은 커널인데도 {least}에서 {most}까지 걸립니다. 클럭, 캐시, 나란히 도는 것이 달라집니다. 그러니 상자 둘을 하나씩 비교하지 말고, 많은 스텝에 걸쳐 커널 표의 중앙값(여기서는 {median})을 비교하십시오.</translation>
    </message>
    <message>
        <source>Gaps that the profiler makes</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>프로파일러가 만드는 갭</translation>
    </message>
    <message>
        <source>This run has {kernels} small kernels, and among them {gap} of nothing. It is not the program's fault: the profiler's buffer was full, and an Activity Buffer Request ({requests} in this trace) held the next launch back. Without the profiler this gap is not there. That was all: now drop a trace of your own here.</source>
        <extracomment>ui/window/walk.cpp</extracomment>
        <translation>이 실행에는 작은 커널이 {kernels}개 있고, 그 사이에 아무것도 없는 {gap}이(가) 있습니다. 프로그램의 잘못이 아닙니다. 프로파일러의 버퍼가 가득 차서 Activity Buffer Request(이 트레이스에 {requests}개)가 다음 런치를 붙잡았습니다. 프로파일러가 없으면 이 갭도 없습니다. 여기까지입니다. 이제 자신의 트레이스를 여기에 놓아 보십시오.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>Runtime calls</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>런타임 호출</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <source>The call of the device runtime or driver.</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>디바이스 런타임 또는 드라이버의 호출입니다.</translation>
    </message>
    <message>
        <source>Of main thread</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>메인 스레드 비율</translation>
    </message>
    <message>
        <source>The main thread's time in these calls as a share of its time in what is selected. The main thread is the one with the steps, else the one that launches most.</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>선택한 범위에서 메인 스레드 시간 중 이 호출들이 차지하는 비율입니다. 메인 스레드는 스텝이 있는 스레드이고, 없으면 런치를 가장 많이 한 스레드입니다.</translation>
    </message>
    <message>
        <source>Launched</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>런치됨</translation>
    </message>
    <message>
        <source>Kernels, copies and sets that these calls launched, wherever they ran.</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>어디에서 실행되었든 이 호출들이 런치한 커널, 복사, memset입니다.</translation>
    </message>
    <message>
        <source>GPU time</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>GPU 시간</translation>
    </message>
    <message>
        <source>The times of what these calls launched added up, also where they overlap.</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>이 호출들이 런치한 작업의 시간을 겹치는 부분까지 모두 더한 값입니다.</translation>
    </message>
    <message>
        <source>Stalled</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>지연됨</translation>
    </message>
    <message>
        <source>What of the total the profiler caused: its buffer requests and flushes that a call waited for, and the synchronisation with which it ends.</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>합계 중 프로파일러가 일으킨 부분입니다. 호출이 기다린 버퍼 요청과 플러시, 그리고 프로파일러가 끝날 때 하는 동기화입니다.</translation>
    </message>
    <message>
        <source>{} in runtime calls, all threads together; {} of it is the profiler's doing.</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>모든 스레드를 합쳐 런타임 호출에 {}; 그중 {}은(는) 프로파일러가 한 일입니다.</translation>
    </message>
    <message>
        <source>, a step of A.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>, A의 스텝당 값입니다.</translation>
    </message>
    <message>
        <source>, a step of B.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>, B의 스텝당 값입니다.</translation>
    </message>
    <message>
        <source>: what a step of B takes more than one of A; below 0 less.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>: B의 스텝이 A의 스텝보다 더 쓰는 값입니다. 0보다 작으면 덜 씁니다.</translation>
    </message>
    <message>
        <source>a step of B in units of that of A.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>A의 스텝을 단위로 나타낸 B의 스텝입니다.</translation>
    </message>
    <message>
        <source>As the files name it; with an arrow from A's name to B's where they differ.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>파일에 적힌 이름입니다. 이름이 다르면 A의 이름에서 B의 이름으로 화살표를 붙입니다.</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>상태</translation>
    </message>
    <message>
        <source>same; changed: other calls, or over 10 % (GPU 5 %) of its time; renamed: alike but for hashes, addresses, numbers, or a kernel's family, types, tile and layout; only in one trace.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>same: 같음. changed: 호출 수가 다르거나 시간이 10 %(GPU는 5 %) 넘게 다름. renamed: 해시, 주소, 숫자 또는 커널의 계열, 타입, 타일, 레이아웃만 빼고 같음. 나머지는 한 트레이스에만 있음.</translation>
    </message>
    <message>
        <source>Op</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>Op</translation>
    </message>
    <message>
        <source>The op around the launch call; of several the one that launched most.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>런치 호출을 감싼 op입니다. 여럿이면 가장 많이 런치한 op입니다.</translation>
    </message>
    <message>
        <source>Calls A</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>호출 A</translation>
    </message>
    <message>
        <source>How many there are in a step of A.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>A의 스텝 하나에 있는 개수입니다.</translation>
    </message>
    <message>
        <source>Calls B</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>호출 B</translation>
    </message>
    <message>
        <source>How many there are in a step of B.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>B의 스텝 하나에 있는 개수입니다.</translation>
    </message>
    <message>
        <source>Self CPU</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>자체 CPU</translation>
    </message>
    <message>
        <source>CPU time without that of what it calls, and without the profiler's own cost</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>자신이 호출한 것과 프로파일러 자체의 비용을 뺀 CPU 시간</translation>
    </message>
    <message>
        <source>GPU</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Self GPU</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>자체 GPU</translation>
    </message>
    <message>
        <source>Durations of its launches added up</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>자신이 런치한 작업의 길이를 모두 더한 값</translation>
    </message>
    <message>
        <source>Durations of the device work that it launched itself</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>자신이 직접 런치한 디바이스 작업의 길이</translation>
    </message>
    <message>
        <source>Values are a step: sums over the compared steps of a trace, divided by their number.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>값은 스텝당입니다. 트레이스에서 비교한 스텝들의 합을 스텝 수로 나눕니다.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>스텝</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>쌍</translation>
    </message>
    <message>
        <source>Steps are matched in order: the first compared one of A with the first of B.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>스텝은 순서대로 짝지어집니다. A에서 비교하는 첫 스텝과 B의 첫 스텝이 짝입니다.</translation>
    </message>
    <message>
        <source>Step A</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>스텝 A</translation>
    </message>
    <message>
        <source>Its number in A.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>A에서의 번호입니다.</translation>
    </message>
    <message>
        <source>Step B</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>스텝 B</translation>
    </message>
    <message>
        <source>Its number in B.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>B에서의 번호입니다.</translation>
    </message>
    <message>
        <source>Wall</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>경과</translation>
    </message>
    <message>
        <source>From the start of the step, or the end of the one before if that is later, to the end of its last device work, without what the profiler caused</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>스텝의 시작(앞 스텝의 끝이 더 늦으면 그 끝)부터 마지막 디바이스 작업의 끝까지이며, 프로파일러가 일으킨 부분은 뺍니다</translation>
    </message>
    <message>
        <source>Wall time</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>경과 시간</translation>
    </message>
    <message>
        <source>CPU</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>The step's own span on the CPU, without records of the profiler that held it</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>CPU에서 본 스텝 자체의 구간이며, 스텝을 붙잡은 프로파일러 기록은 뺍니다</translation>
    </message>
    <message>
        <source>How long the devices were busy</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>디바이스가 바빴던 시간</translation>
    </message>
    <message>
        <source>The traces have different numbers of steps; what has no partner counts in the medians all the same.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>두 트레이스의 스텝 수가 다릅니다. 짝이 없는 스텝도 중앙값에는 포함됩니다.</translation>
    </message>
    <message>
        <source>Fused</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>융합</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이전</translation>
    </message>
    <message>
        <source>Ops that one trace calls more often.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>한 트레이스가 더 자주 호출하는 op입니다.</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이후</translation>
    </message>
    <message>
        <source>What the other trace runs for them.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>다른 트레이스가 그 대신 실행하는 것입니다.</translation>
    </message>
    <message>
        <source>In</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>위치</translation>
    </message>
    <message>
        <source>The trace that has it in one.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>하나로 합쳐진 쪽의 트레이스입니다.</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>호출</translation>
    </message>
    <message>
        <source>How many there are in a step of that trace.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>그 트레이스의 스텝 하나에 있는 개수입니다.</translation>
    </message>
    <message>
        <source>Other kernels</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>다른 커널</translation>
    </message>
    <message>
        <source>Whether other kernels run; products of matrices are told apart by family, types, tile and layout alone.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>다른 커널이 실행되는지 여부입니다. 행렬곱은 계열, 타입, 타일, 레이아웃만으로 구별합니다.</translation>
    </message>
    <message>
        <source>Kernels before</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이전 커널</translation>
    </message>
    <message>
        <source>Kernels after</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이후 커널</translation>
    </message>
    <message>
        <source>What runs for them in a step of the other.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>다른 트레이스의 스텝 하나에서 그 대신 실행되는 것입니다.</translation>
    </message>
    <message>
        <source>GPU before</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이전 GPU</translation>
    </message>
    <message>
        <source>Time of the kernels before, a step.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이전 커널의 스텝당 시간입니다.</translation>
    </message>
    <message>
        <source>GPU after</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이후 GPU</translation>
    </message>
    <message>
        <source>Time of the kernels after, a step.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이후 커널의 스텝당 시간입니다.</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>Operators</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>연산자</translation>
    </message>
    <message>
        <source>Ops by name, with what their own code takes and what they launch themselves</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이름별 op와 자체 코드가 쓰는 시간, 직접 런치한 것</translation>
    </message>
    <message>
        <source>Kernels</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>커널</translation>
    </message>
    <message>
        <source>Kernels, copies and sets by name</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이름별 커널, 복사, memset</translation>
    </message>
    <message>
        <source>By op</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>op별</translation>
    </message>
    <message>
        <source>Kernels, copies and sets apart by the op that launched them</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>커널, 복사, memset을 런치한 op별로 나눈 것</translation>
    </message>
    <message>
        <source>Calls of the device runtime and driver</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>디바이스 런타임과 드라이버의 호출</translation>
    </message>
    <message>
        <source>Annotations</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>어노테이션</translation>
    </message>
    <message>
        <source>What record_function() marks, and the steps</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>record_function()이 표시하는 것과 스텝</translation>
    </message>
    <message>
        <source>The compared steps in pairs</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>비교한 스텝들의 쌍</translation>
    </message>
    <message>
        <source>Ops of one trace that are one in the other</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>한 트레이스에서는 여럿, 다른 트레이스에서는 하나인 op</translation>
    </message>
    <message>
        <source>The copy or set, as the file names it.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>파일에 적힌 이름 그대로의 복사 또는 memset입니다.</translation>
    </message>
    <message>
        <source>Direction</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>방향</translation>
    </message>
    <message>
        <source>HtoD: from host to device; DtoH, DtoD, PtoP (between devices) likewise.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>HtoD: 호스트에서 디바이스로. DtoH, DtoD, PtoP(디바이스 사이)도 같은 방식입니다.</translation>
    </message>
    <message>
        <source>The memory it reads. Pageable host memory is slower than pinned, and makes the CPU wait.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>읽는 쪽 메모리입니다. 페이지 가능(pageable) 호스트 메모리는 핀드 메모리보다 느리고 CPU를 기다리게 합니다.</translation>
    </message>
    <message>
        <source>The memory it writes.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>쓰는 쪽 메모리입니다.</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>호출 방식</translation>
    </message>
    <message>
        <source>async: the launch call returns at once; sync: the CPU waits, as the call has no Async in its name.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>async: 런치 호출이 바로 돌아옵니다. sync: 이름에 Async가 없는 호출이라 CPU가 기다립니다.</translation>
    </message>
    <message>
        <source>Bytes</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>바이트</translation>
    </message>
    <message>
        <source>What was copied or set altogether.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>복사하거나 설정한 양의 합계입니다.</translation>
    </message>
    <message>
        <source>Median size</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>크기 중앙값</translation>
    </message>
    <message>
        <source>Half of the copies are no larger; of an even number, the mean of the two in the middle.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>복사의 절반은 이보다 크지 않습니다. 개수가 짝수이면 가운데 두 값의 평균입니다.</translation>
    </message>
    <message>
        <source>Largest</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>최대 크기</translation>
    </message>
    <message>
        <source>The largest of them.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>그중 가장 큰 것입니다.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>대역폭</translation>
    </message>
    <message>
        <source>Bytes divided by their time, of those whose bytes the file tells.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>파일에 바이트 수가 있는 것들의 바이트를 시간으로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Exposed</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>노출</translation>
    </message>
    <message>
        <source>How long they ran while no kernel ran on the same device, where overlapping copies count once.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>같은 디바이스에서 커널이 하나도 돌지 않는 동안 실행된 시간이며, 겹치는 복사는 한 번만 셉니다.</translation>
    </message>
    <message>
        <source>No copies here.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>여기에는 복사가 없습니다.</translation>
    </message>
    <message>
        <source>{} copied or set.</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>{} 복사 또는 설정.</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>합계</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>평균</translation>
    </message>
    <message>
        <source>Total divided by calls.</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>합계를 호출 수로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>Min</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>최소</translation>
    </message>
    <message>
        <source>Max</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>최대</translation>
    </message>
    <message>
        <source>5 %</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>5 %</translation>
    </message>
    <message>
        <source>95 %</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Idle streams</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>유휴 스트림</translation>
    </message>
    <message>
        <source>Stream</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>스트림</translation>
    </message>
    <message>
        <source>The device and the stream, as the timeline has them.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>타임라인에 나오는 디바이스와 스트림입니다.</translation>
    </message>
    <message>
        <source>The device's number.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>디바이스 번호입니다.</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>번호</translation>
    </message>
    <message>
        <source>The stream's number.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>스트림 번호입니다.</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>시간</translation>
    </message>
    <message>
        <source>The time that is selected. Busy, the kinds of idle and outside add up to it.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>선택한 시간입니다. 사용, 각 유휴 종류, 바깥을 더하면 이 값이 됩니다.</translation>
    </message>
    <message>
        <source>Busy</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>사용</translation>
    </message>
    <message>
        <source>How long the stream ran a kernel, copy or set.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>스트림이 커널, 복사, memset을 실행한 시간입니다.</translation>
    </message>
    <message>
        <source>Busy share</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>사용률</translation>
    </message>
    <message>
        <source>Busy as a share of the time.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>시간 중 사용이 차지하는 비율입니다.</translation>
    </message>
    <message>
        <source>Host wait</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>호스트 대기</translation>
    </message>
    <message>
        <source>Idle between two events because the CPU had not launched the second yet.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>CPU가 다음 이벤트를 아직 런치하지 않아 두 이벤트 사이에서 쉰 시간입니다.</translation>
    </message>
    <message>
        <source>Kernel wait</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>커널 대기</translation>
    </message>
    <message>
        <source>Idle for less than 30 us although the next event had been launched, as it lies between one kernel and the next.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>다음 이벤트가 이미 런치되었는데도 커널과 커널 사이에서 흔한 30 us 미만으로 쉰 시간입니다.</translation>
    </message>
    <message>
        <source>Other idle</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>기타 유휴</translation>
    </message>
    <message>
        <source>Idle for 30 us or more although the next event had been launched: it waited for another stream, an event or the clock.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>다음 이벤트가 이미 런치되었는데도 30 us 이상 쉰 시간입니다. 다른 스트림, 이벤트 또는 클럭을 기다린 것입니다.</translation>
    </message>
    <message>
        <source>Buffer request</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>버퍼 요청</translation>
    </message>
    <message>
        <source>Idle because the profiler asked for memory and held a launch meanwhile.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>프로파일러가 메모리를 요청하면서 런치를 붙잡아 쉰 시간입니다.</translation>
    </message>
    <message>
        <source>Profiler</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>프로파일러</translation>
    </message>
    <message>
        <source>Idle because of the profiler's other work, such as its flushes.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>플러시 같은 프로파일러의 다른 작업 때문에 쉰 시간입니다.</translation>
    </message>
    <message>
        <source>Outside</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>바깥</translation>
    </message>
    <message>
        <source>Idle before the first step or the stream's first event, and behind its last one.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>첫 스텝이나 스트림의 첫 이벤트 이전, 그리고 마지막 이벤트 이후에 쉰 시간입니다.</translation>
    </message>
    <message>
        <source>Gaps</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>갭</translation>
    </message>
    <message>
        <source>Stretches between two events in which the stream ran nothing.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>스트림이 아무것도 실행하지 않은 두 이벤트 사이의 구간입니다.</translation>
    </message>
    <message>
        <source>Longest gap</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>가장 긴 갭</translation>
    </message>
    <message>
        <source>The longest of them.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>그중 가장 긴 것입니다.</translation>
    </message>
    <message>
        <source>No device work here.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>여기에는 디바이스 작업이 없습니다.</translation>
    </message>
    <message>
        <source>By stream: a stream that waits while another runs is idle here, though its device is not. The steps have the devices.</source>
        <extracomment>core/analyse/idletable.cpp</extracomment>
        <translation>스트림별 값입니다. 다른 스트림이 도는 동안 기다리는 스트림은 디바이스가 쉬지 않아도 여기서는 유휴입니다. 디바이스별 값은 스텝 표에 있습니다.</translation>
    </message>
    <message>
        <source>signed char</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>signed char</translation>
    </message>
    <message>
        <source>unsigned char</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>unsigned char</translation>
    </message>
    <message>
        <source>copy engine</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>복사 엔진</translation>
    </message>
    <message>
        <source>persistent reduction</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>지속형(persistent) 리덕션</translation>
    </message>
    <message>
        <source>Composable Kernel</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>Composable Kernel</translation>
    </message>
    <message>
        <source>matrix-vector product</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>행렬-벡터 곱</translation>
    </message>
    <message>
        <source>random numbers</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>난수</translation>
    </message>
    <message>
        <source>layout change</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>레이아웃 변경</translation>
    </message>
    <message>
        <source>sort or scan</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>정렬 또는 스캔</translation>
    </message>
    <message>
        <source>list of tensors</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>텐서 목록</translation>
    </message>
    <message>
        <source>tile {}x{}{}</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>타일 {}x{}{}</translation>
    </message>
    <message>
        <source>{d} stage</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>스테이지 {d}개</translation>
    </message>
    <message>
        <source>{d} stages</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>스테이지 {d}개</translation>
    </message>
    <message>
        <source>cluster {}x{}</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>클러스터 {}x{}</translation>
    </message>
    <message>
        <source>tensor cores</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>텐서 코어 사용</translation>
    </message>
    <message>
        <source>no tensor cores</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>텐서 코어 미사용</translation>
    </message>
    <message>
        <source>tensor cores unknown</source>
        <extracomment>core/analyse/kernelname.cpp</extracomment>
        <translation>텐서 코어 사용 여부 알 수 없음</translation>
    </message>
    <message>
        <source>and {} more</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>외 {}개</translation>
    </message>
    <message>
        <source>The kernel, copy or set, as the file names it.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>파일에 적힌 이름 그대로의 커널, 복사 또는 memset입니다.</translation>
    </message>
    <message>
        <source>Kind</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>종류</translation>
    </message>
    <message>
        <source>Kernel, copy (memcpy) or set (memset).</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>커널, 복사(memcpy) 또는 memset입니다.</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>비율</translation>
    </message>
    <message>
        <source>Total as a share of the time in which the devices ran anything in this table, where overlapping work counts once. Streams that run side by side add up to more than 100 %.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>이 표의 무언가를 디바이스가 실행한 시간 중 합계가 차지하는 비율이며, 그 시간에서 겹치는 작업은 한 번만 셉니다. 나란히 도는 스트림들을 더하면 100 %를 넘습니다.</translation>
    </message>
    <message>
        <source>Grid</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>그리드</translation>
    </message>
    <message>
        <source>Blocks of a launch in x, y and z; "several" where launches differ.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>런치 하나의 x, y, z 블록 수입니다. 런치마다 다르면 "여러 값"입니다.</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>블록</translation>
    </message>
    <message>
        <source>Threads of a block in x, y and z; "several" where launches differ.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>블록 하나의 x, y, z 스레드 수입니다. 런치마다 다르면 "여러 값"입니다.</translation>
    </message>
    <message>
        <source>Registers</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>Registers a thread; the most where launches differ.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>스레드당 레지스터 수이며, 런치마다 다르면 가장 큰 값입니다.</translation>
    </message>
    <message>
        <source>Shared memory</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>Shared memory a block; the most where launches differ.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>블록당 공유 메모리이며, 런치마다 다르면 가장 큰 값입니다.</translation>
    </message>
    <message>
        <source>Est. occupancy</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>추정 점유율</translation>
    </message>
    <message>
        <source>The exporter's estimate of the achieved occupancy, made from the launch geometry and not measured; the mean by time.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>런치 구성으로 익스포터가 추정한 점유율(achieved occupancy)이며 측정값이 아닙니다. 시간으로 가중한 평균입니다.</translation>
    </message>
    <message>
        <source>The innermost op around the launch call; of several the one that launched most.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>런치 호출을 감싼 가장 안쪽의 op입니다. 여럿이면 가장 많이 런치한 op입니다.</translation>
    </message>
    <message>
        <source>Streams</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>스트림</translation>
    </message>
    <message>
        <source>The streams on which it ran; device/stream where there are several devices.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>실행된 스트림입니다. 디바이스가 여럿이면 디바이스/스트림으로 적습니다.</translation>
    </message>
    <message>
        <source>The devices ran this for {}, where overlapping work counts once.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>디바이스가 이것을 실행한 시간은 {}이며, 겹치는 작업은 한 번만 셉니다.</translation>
    </message>
    <message>
        <source>{} of {} cannot be right: {} past the end of a later one of the same stream, or far from the rest of the trace. {}</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>{1}({2})는 옳을 수 없습니다: {3} 같은 스트림의 뒤 이벤트 끝을 지나거나, 나머지 트레이스에서 멀리 떨어져 있습니다. {4}</translation>
    </message>
    <message>
        <source>{d} event</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>이벤트 {d}개</translation>
    </message>
    <message>
        <source>{d} events</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>이벤트 {d}개</translation>
    </message>
    <message>
        <source>it runs</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>실행 구간이</translation>
    </message>
    <message>
        <source>they run</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>실행 구간이</translation>
    </message>
    <message>
        <source>Left out here.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>여기서는 제외했습니다.</translation>
    </message>
    <message>
        <source>Counted here; can be left out.</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>여기서는 포함했으며 제외할 수 있습니다.</translation>
    </message>
    <message>
        <source>The times of the kernels, copies and sets launched below added up, also where they overlap.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>그 아래에서 런치된 커널, 복사, memset의 시간을 겹치는 부분까지 모두 더한 값입니다.</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>GPU 사용</translation>
    </message>
    <message>
        <source>How long a device ran what was launched below: of work that overlaps on one device every moment counts once.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>그 아래에서 런치된 것을 디바이스가 실행한 시간입니다. 한 디바이스에서 겹치는 작업은 매 순간 한 번만 셉니다.</translation>
    </message>
    <message>
        <source>The name that record_function() was given; ProfilerStep* stands for all steps.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>record_function()에 준 이름입니다. ProfilerStep*은 모든 스텝을 뜻합니다.</translation>
    </message>
    <message>
        <source>How often it was entered.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>들어간 횟수입니다.</translation>
    </message>
    <message>
        <source>CPU time</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>CPU 시간</translation>
    </message>
    <message>
        <source>From entering to leaving, added up; inside another of the same name it counts once.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>들어갈 때부터 나올 때까지를 더한 값입니다. 같은 이름 안에 있으면 한 번만 셉니다.</translation>
    </message>
    <message>
        <source>The mean from entering to leaving.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>들어갈 때부터 나올 때까지의 평균입니다.</translation>
    </message>
    <message>
        <source>Half of the calls take no longer; of an even number, the mean of the two in the middle.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>호출의 절반은 이보다 오래 걸리지 않습니다. 개수가 짝수이면 가운데 두 값의 평균입니다.</translation>
    </message>
    <message>
        <source>The longest call.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>가장 긴 호출입니다.</translation>
    </message>
    <message>
        <source>No annotations here: torch.profiler.record_function("name") makes them.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>여기에는 어노테이션이 없습니다. torch.profiler.record_function("name")으로 만듭니다.</translation>
    </message>
    <message>
        <source>The class of the module.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>모듈의 클래스입니다.</translation>
    </message>
    <message>
        <source>The module: its class and number.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>모듈의 클래스와 번호입니다.</translation>
    </message>
    <message>
        <source>How often it was called.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>호출된 횟수입니다.</translation>
    </message>
    <message>
        <source>From call to return, added up; inside another of the same name it counts once.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>호출부터 반환까지를 더한 값입니다. 같은 이름 안에 있으면 한 번만 셉니다.</translation>
    </message>
    <message>
        <source>The part of it in which no other module was running below.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>그중 아래에서 다른 모듈이 돌지 않은 부분입니다.</translation>
    </message>
    <message>
        <source>The mean from call to return.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>호출부터 반환까지의 평균입니다.</translation>
    </message>
    <message>
        <source>No modules here: they are recorded with the stacks (with_stack=True).</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>여기에는 모듈이 없습니다. 모듈은 스택과 함께 기록됩니다(with_stack=True).</translation>
    </message>
    <message>
        <source>Forward calls only: what autograd runs backward lies below no module.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>순전파 호출만 나옵니다. autograd가 역전파로 실행하는 것은 어떤 모듈에도 속하지 않습니다.</translation>
    </message>
    <message>
        <source>File, line and name of the function; a built-in or a module by its own name.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>함수의 파일, 줄, 이름입니다. 내장 함수나 모듈은 이름만 나옵니다.</translation>
    </message>
    <message>
        <source>Its time without the Python functions that it called.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>자신이 호출한 Python 함수를 뺀 시간입니다.</translation>
    </message>
    <message>
        <source>Python alone</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>Python 단독</translation>
    </message>
    <message>
        <source>From call to return, added up; where it calls itself the inner calls count nothing.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>호출부터 반환까지를 더한 값입니다. 자기 자신을 호출하면 안쪽 호출은 세지 않습니다.</translation>
    </message>
    <message>
        <source>No Python functions here: they are recorded with the stacks (with_stack=True).</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>여기에는 Python 함수가 없습니다. 스택과 함께 기록됩니다(with_stack=True).</translation>
    </message>
    <message>
        <source>shared memory</source>
        <extracomment>core/analyse/occupancy.cpp</extracomment>
        <translation>공유 메모리</translation>
    </message>
    <message>
        <source>the number of blocks an SM holds</source>
        <extracomment>core/analyse/occupancy.cpp</extracomment>
        <translation>SM 하나가 담을 수 있는 블록 수</translation>
    </message>
    <message>
        <source>the grid: fewer blocks than would fit</source>
        <extracomment>core/analyse/occupancy.cpp</extracomment>
        <translation>그리드: 들어갈 수 있는 것보다 블록이 적음</translation>
    </message>
    <message>
        <source>the {} behind the last step ({})</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>마지막 스텝 뒤의 {} ({})</translation>
    </message>
    <message>
        <source>Left out: nothing, the profiler has no record of its own here</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>제외한 것 없음: 여기에는 프로파일러 자체의 기록이 없습니다</translation>
    </message>
    <message>
        <source>Left out:</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>제외:</translation>
    </message>
    <message>
        <source>, the profiler's own</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>(프로파일러 자체의 것)</translation>
    </message>
    <message>
        <source>; {} of CPU time that torch counts twice</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>; torch가 두 번 세는 CPU 시간 {}</translation>
    </message>
    <message>
        <source>; put back: {} of CPU time that torch takes off the ops that ran at the same time</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>; 되돌림: torch가 동시에 돈 op에서 빼는 CPU 시간 {}</translation>
    </message>
    <message>
        <source>; {} of GPU time that torch gives to ops a second time</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>; torch가 op에 두 번 주는 GPU 시간 {}</translation>
    </message>
    <message>
        <source>; put back: {} of GPU time that torch gives to no op</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>; 되돌림: torch가 어떤 op에도 주지 않은 GPU 시간 {}</translation>
    </message>
    <message>
        <source>{} of the Self CPU total ({}) is the profiler's own: {}. The corrected table leaves it out.</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>자체 CPU 합계({2}) 중 {1}은(는) 프로파일러 자체의 것입니다: {3}. 보정한 표는 이를 제외합니다.</translation>
    </message>
    <message>
        <source>{} of GPU time is counted once more below overhead records, and in all that is around them: that is how torch does it.</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>GPU 시간 {}이(가) 오버헤드 기록 아래와 그것을 감싼 모든 것에서 한 번 더 세어집니다. torch의 방식이 그렇습니다.</translation>
    </message>
    <message>
        <source>The GPU row of the annotation {} has more than 100 %: it spans the GPU's idle time, too, and is no part of the total.</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>어노테이션 {}의 GPU 행이 100 %를 넘습니다. GPU가 쉬는 시간까지 걸쳐 있기 때문이며, 합계에는 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>The Self CPU of {} is negative: torch counts calls of other threads, and overhead, within whatever op of the main thread runs at that time.</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>{}의 자체 CPU가 음수입니다. torch는 다른 스레드의 호출과 오버헤드를 그때 메인 스레드에서 도는 op 안에 셉니다.</translation>
    </message>
    <message>
        <source>The Self CUDA total adds up what ran at once: {} of work kept the GPU busy for {}.</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>Self CUDA 합계는 동시에 실행된 것을 모두 더합니다. 작업 {} 동안 GPU가 실제로 바빴던 시간은 {}입니다.</translation>
    </message>
    <message>
        <source>{} ({}) {} to no op here: launched before the recording began, or outside of every op.</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>{1}({2})는 여기서 어떤 op에도 {3} 않습니다. 기록이 시작되기 전이나 모든 op 바깥에서 런치되었습니다.</translation>
    </message>
    <message>
        <source>{d} GPU event</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>GPU 이벤트 {d}개</translation>
    </message>
    <message>
        <source>{d} GPU events</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>GPU 이벤트 {d}개</translation>
    </message>
    <message>
        <source>The file does not say which op launched what: the op around each launch call was taken.</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>파일에는 어느 op가 무엇을 런치했는지 나오지 않습니다. 각 런치 호출을 감싼 op로 보았습니다.</translation>
    </message>
    <message>
        <source>The exporter rounded all times to whole microseconds, so these differ from torch's by up to 1 us an event.</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>익스포터가 모든 시간을 마이크로초 단위로 반올림해서 torch의 값과 이벤트당 최대 1 us 다릅니다.</translation>
    </message>
    <message>
        <source>The op, call, kernel or annotation; all steps are ProfilerStep*</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>op, 호출, 커널 또는 어노테이션입니다. 모든 스텝은 ProfilerStep*입니다</translation>
    </message>
    <message>
        <source>Side</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>쪽</translation>
    </message>
    <message>
        <source>cpu: what a thread did. device: what ran on the GPU</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>cpu: 스레드가 한 일. device: GPU에서 실행된 것</translation>
    </message>
    <message>
        <source>Annotation</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>어노테이션</translation>
    </message>
    <message>
        <source>A record_function, or its span on the GPU</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>record_function, 또는 GPU에서의 그 구간</translation>
    </message>
    <message>
        <source>How often it ran; a call that only calls itself counts once</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>실행된 횟수이며, 자기 자신만 호출하는 호출은 한 번으로 셉니다</translation>
    </message>
    <message>
        <source>CPU time without what it calls</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>자신이 호출한 것을 뺀 CPU 시간</translation>
    </message>
    <message>
        <source>CPU total</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>CPU 합계</translation>
    </message>
    <message>
        <source>CPU time with what it calls</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>자신이 호출한 것을 포함한 CPU 시간</translation>
    </message>
    <message>
        <source>CPU avg</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>CPU 평균</translation>
    </message>
    <message>
        <source>CPU total of one call, on average</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>호출 한 번의 평균 CPU 합계</translation>
    </message>
    <message>
        <source>GPU time of what it launched itself</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>자신이 직접 런치한 것의 GPU 시간</translation>
    </message>
    <message>
        <source>GPU total</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>GPU 합계</translation>
    </message>
    <message>
        <source>GPU time of what it and the ops it calls launched</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>자신과 자신이 호출한 op들이 런치한 것의 GPU 시간</translation>
    </message>
    <message>
        <source>GPU avg</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>GPU 평균</translation>
    </message>
    <message>
        <source>GPU total of one call, on average</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>호출 한 번의 평균 GPU 합계</translation>
    </message>
    <message>
        <source>CPU memory</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>CPU 메모리</translation>
    </message>
    <message>
        <source>Memory taken minus memory given back while it ran</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>실행되는 동안 할당한 메모리에서 반환한 메모리를 뺀 값</translation>
    </message>
    <message>
        <source>Self CPU memory</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>자체 CPU 메모리</translation>
    </message>
    <message>
        <source>The same without what it calls</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>같은 값에서 자신이 호출한 것을 뺀 값</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>GPU 메모리</translation>
    </message>
    <message>
        <source>GPU memory taken minus given back while it ran</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>실행되는 동안 할당한 GPU 메모리에서 반환한 것을 뺀 값</translation>
    </message>
    <message>
        <source>Self GPU memory</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>자체 GPU 메모리</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>Operations that its shapes stand for</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>텐서 모양에 해당하는 연산 수</translation>
    </message>
    <message>
        <source>Async</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>비동기</translation>
    </message>
    <message>
        <source>It ends on another thread, so it has no time of its own</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>다른 스레드에서 끝나므로 자체 시간이 없습니다</translation>
    </message>
    <message>
        <source>Input shapes</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>입력 모양</translation>
    </message>
    <message>
        <source>Sizes of what the op was given</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>op가 받은 것들의 크기</translation>
    </message>
    <message>
        <source>tensor (</source>
        <extracomment>core/analyse/opinputs.cpp</extracomment>
        <translation>텐서 (</translation>
    </message>
    <message>
        <source>tensors (</source>
        <extracomment>core/analyse/opinputs.cpp</extracomment>
        <translation>텐서 (</translation>
    </message>
    <message>
        <source>long int</source>
        <extracomment>core/analyse/opinputs.cpp</extracomment>
        <translation>long int</translation>
    </message>
    <message>
        <source>long long</source>
        <extracomment>core/analyse/opinputs.cpp</extracomment>
        <translation>long long</translation>
    </message>
    <message>
        <source>short int</source>
        <extracomment>core/analyse/opinputs.cpp</extracomment>
        <translation>short int</translation>
    </message>
    <message>
        <source>unsigned short</source>
        <extracomment>core/analyse/opinputs.cpp</extracomment>
        <translation>unsigned short</translation>
    </message>
    <message>
        <source>unsigned int</source>
        <extracomment>core/analyse/opinputs.cpp</extracomment>
        <translation>unsigned int</translation>
    </message>
    <message>
        <source>unsigned long</source>
        <extracomment>core/analyse/opinputs.cpp</extracomment>
        <translation>unsigned long</translation>
    </message>
    <message>
        <source>Launch queue</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>런치 큐</translation>
    </message>
    <message>
        <source>Kernels, copies and sets on this stream whose launch call is in the file.</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>런치 호출이 파일에 있는 이 스트림의 커널, 복사, memset입니다.</translation>
    </message>
    <message>
        <source>Most</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>최대</translation>
    </message>
    <message>
        <source>The most that were launched and had not ended at one moment, the running one among them.</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>한순간에 런치되었지만 끝나지 않은 것의 최대 개수이며, 실행 중인 것도 포함합니다.</translation>
    </message>
    <message>
        <source>How many were launched and had not ended, as a mean over the time that is selected.</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>런치되었지만 끝나지 않은 개수를 선택한 시간에 걸쳐 평균한 값입니다.</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>가득 참</translation>
    </message>
    <message>
        <source>The share of the time that is selected in which {} or more were in the queue: the CPU is as far ahead as the driver lets it be.</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>선택한 시간 중 큐에 {}개 이상이 있었던 비율입니다. CPU가 드라이버가 허용하는 만큼 앞서 있는 상태입니다.</translation>
    </message>
    <message>
        <source>Mean delay</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>평균 지연</translation>
    </message>
    <message>
        <source>From the end of a launch call to the start of its work, as a mean.</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>런치 호출의 끝부터 그 작업의 시작까지의 평균입니다.</translation>
    </message>
    <message>
        <source>Median delay</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>지연 중앙값</translation>
    </message>
    <message>
        <source>Half of the delays from launch call to work are no longer; of an even number, the mean of the two in the middle.</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>런치 호출부터 작업까지의 지연 중 절반은 이보다 길지 않습니다. 개수가 짝수이면 가운데 두 값의 평균입니다.</translation>
    </message>
    <message>
        <source>The smallest delay that at least 5 % of the delays do not exceed (nearest rank).</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>지연의 5 % 이상이 넘지 않는 가장 작은 지연입니다(최근접 순위).</translation>
    </message>
    <message>
        <source>The smallest delay that at least 95 % of the delays do not exceed (nearest rank).</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>지연의 95 % 이상이 넘지 않는 가장 작은 지연입니다(최근접 순위).</translation>
    </message>
    <message>
        <source>Longest</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>최장</translation>
    </message>
    <message>
        <source>The longest delay.</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>가장 긴 지연입니다.</translation>
    </message>
    <message>
        <source>No launch</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>런치 없음</translation>
    </message>
    <message>
        <source>Work on this stream whose launch call is not in the file; it does not count.</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>런치 호출이 파일에 없는 이 스트림의 작업이며, 셈에 넣지 않습니다.</translation>
    </message>
    <message>
        <source>{} device events have no launch call in the file and do not count.</source>
        <extracomment>core/analyse/queue.cpp</extracomment>
        <translation>디바이스 이벤트 {}개는 런치 호출이 파일에 없어 셈에 넣지 않습니다.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <extracomment>core/analyse/search.cpp</extracomment>
        <translation>검색을 취소했습니다.</translation>
    </message>
    <message>
        <source>Slices</source>
        <extracomment>core/analyse/slicetable.cpp</extracomment>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>What the slices are called.</source>
        <extracomment>core/analyse/slicetable.cpp</extracomment>
        <translation>슬라이스의 이름입니다.</translation>
    </message>
    <message>
        <source>Category</source>
        <extracomment>core/analyse/slicetable.cpp</extracomment>
        <translation>범주</translation>
    </message>
    <message>
        <source>What kind of event they are.</source>
        <extracomment>core/analyse/slicetable.cpp</extracomment>
        <translation>어떤 종류의 이벤트인지 나타냅니다.</translation>
    </message>
    <message>
        <source>Self</source>
        <extracomment>core/analyse/slicetable.cpp</extracomment>
        <translation>자체</translation>
    </message>
    <message>
        <source>Their time without their direct children on the same lane, added up.</source>
        <extracomment>core/analyse/slicetable.cpp</extracomment>
        <translation>같은 레인의 직접적인 자식을 뺀 시간을 더한 값입니다.</translation>
    </message>
    <message>
        <source>Lanes</source>
        <extracomment>core/analyse/slicetable.cpp</extracomment>
        <translation>레인</translation>
    </message>
    <message>
        <source>On how many lanes they lie.</source>
        <extracomment>core/analyse/slicetable.cpp</extracomment>
        <translation>놓여 있는 레인의 수입니다.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>스텝</translation>
    </message>
    <message>
        <source>The number that the profiler gave it.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>프로파일러가 붙인 번호입니다.</translation>
    </message>
    <message>
        <source>State</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>상태</translation>
    </message>
    <message>
        <source>First, second, or one of the steady steps that come after them.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>첫째, 둘째, 또는 그 뒤의 안정 스텝 중 하나입니다.</translation>
    </message>
    <message>
        <source>The device that the numbers right of here are of.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>오른쪽 값들이 속한 디바이스입니다.</translation>
    </message>
    <message>
        <source>From the start of the step, or the end of the step before if that is later, to the end of the last device work that was launched in it. Busy and the kinds of idle add up to it.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>스텝의 시작(앞 스텝의 끝이 더 늦으면 그 끝)부터 그 스텝에서 런치된 마지막 디바이스 작업의 끝까지입니다. 사용과 각 유휴 종류를 더하면 이 값이 됩니다.</translation>
    </message>
    <message>
        <source>The step as the CPU saw it, from its start to its own end.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>CPU에서 본 스텝으로, 시작부터 자신의 끝까지입니다.</translation>
    </message>
    <message>
        <source>How long any stream of the device ran a kernel, copy or set within the wall time.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>경과 시간 안에서 디바이스의 스트림 중 하나라도 커널, 복사, memset을 실행한 시간입니다.</translation>
    </message>
    <message>
        <source>GPU share</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>GPU 비율</translation>
    </message>
    <message>
        <source>GPU busy as a share of the wall time without what the profiler caused.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>프로파일러가 일으킨 부분을 뺀 경과 시간 중 GPU 사용이 차지하는 비율입니다.</translation>
    </message>
    <message>
        <source>Idle because the CPU had not launched the next work yet.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>CPU가 다음 작업을 아직 런치하지 않아 쉰 시간입니다.</translation>
    </message>
    <message>
        <source>Idle although the next work had been launched: short stretches, as they lie between one kernel and the next.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>다음 작업이 이미 런치되었는데도 쉰 시간으로, 커널과 커널 사이의 짧은 구간입니다.</translation>
    </message>
    <message>
        <source>Idle for another reason: launched in time, but the device took long to begin; or nothing follows.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>다른 이유로 쉰 시간입니다. 제때 런치되었지만 디바이스가 늦게 시작했거나, 뒤따르는 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Kernels launched in the step.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>스텝에서 런치된 커널입니다.</translation>
    </message>
    <message>
        <source>Copies and sets launched in the step.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>스텝에서 런치된 복사와 memset입니다.</translation>
    </message>
    <message>
        <source>No steps here: a loop that calls the profiler's step() makes them.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>여기에는 스텝이 없습니다. 루프에서 프로파일러의 step()을 호출하면 생깁니다.</translation>
    </message>
    <message>
        <source>The profiler marked no steps; each "{}" serves as one.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>프로파일러가 표시한 스텝이 없어 "{}" 하나하나를 스텝으로 씁니다.</translation>
    </message>
    <message>
        <source>Wall time, GPU busy and idle are those within the range.</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>경과 시간, GPU 사용, 유휴는 범위 안의 값입니다.</translation>
    </message>
    <message>
        <source>What ran, by name: the rows of torch's own table</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>이름별로 무엇이 실행되었는지: torch 자체 표의 행</translation>
    </message>
    <message>
        <source>What ran on the devices: kernels, copies and sets by name</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>디바이스에서 무엇이 실행되었는지: 이름별 커널, 복사, memset</translation>
    </message>
    <message>
        <source>Each step: its wall time, and what the GPU did or waited for meanwhile</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>스텝별 경과 시간과 그동안 GPU가 한 일 또는 기다린 것</translation>
    </message>
    <message>
        <source>What record_function() marks, with the GPU time launched in it</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>record_function()이 표시하는 구간과 그 안에서 런치된 GPU 시간</translation>
    </message>
    <message>
        <source>Modules</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>모듈</translation>
    </message>
    <message>
        <source>Calls of nn.Module, where stacks were recorded</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>nn.Module의 호출(스택을 기록한 경우)</translation>
    </message>
    <message>
        <source>Python</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>Python</translation>
    </message>
    <message>
        <source>Python functions, where stacks were recorded</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>Python 함수(스택을 기록한 경우)</translation>
    </message>
    <message>
        <source>Each GPU stream: busy, and idle by cause</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>GPU 스트림별 사용 시간과 원인별 유휴 시간</translation>
    </message>
    <message>
        <source>Each GPU stream: how far the CPU is ahead, and how long launches wait</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>GPU 스트림별로 CPU가 얼마나 앞서 있고 런치가 얼마나 기다리는지</translation>
    </message>
    <message>
        <source>Copies and sets by kind, with their bandwidth</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>종류별 복사와 memset, 그리고 대역폭</translation>
    </message>
    <message>
        <source>Everything by name and category, with self time</source>
        <extracomment>core/analyse/tables.cpp</extracomment>
        <translation>이름과 범주별 모든 것과 자체 시간</translation>
    </message>
    <message>
        <source>No call waits for the GPU. What the CPU does with the values it waited for is as recorded.</source>
        <extracomment>core/analyse/whatif.cpp</extracomment>
        <translation>어떤 호출도 GPU를 기다리지 않는다고 봅니다. 기다린 값으로 CPU가 하는 일은 기록된 그대로입니다.</translation>
    </message>
    <message>
        <source>Copies and sets take no time on the GPU, as if they all ran beside kernels. Calls that waited for their own copy return at once.</source>
        <extracomment>core/analyse/whatif.cpp</extracomment>
        <translation>복사와 memset이 모두 커널과 나란히 도는 것처럼 GPU 시간을 쓰지 않는다고 봅니다. 자신의 복사를 기다리던 호출은 바로 돌아옵니다.</translation>
    </message>
    <message>
        <source>Communication kernels take no time, as if they all ran beside compute and no rank came late.</source>
        <extracomment>core/analyse/whatif.cpp</extracomment>
        <translation>통신 커널이 모두 연산과 나란히 돌고 늦는 랭크도 없는 것처럼 시간을 쓰지 않는다고 봅니다.</translation>
    </message>
    <message>
        <source>The main thread never waits for its DataLoader.</source>
        <extracomment>core/analyse/whatif.cpp</extracomment>
        <translation>메인 스레드가 DataLoader를 전혀 기다리지 않는다고 봅니다.</translation>
    </message>
    <message>
        <source>(an event without a name)</source>
        <extracomment>core/load/eventdecoder.cpp</extracomment>
        <translation>(이름 없는 이벤트)</translation>
    </message>
    <message>
        <source>no phase</source>
        <extracomment>core/load/eventdecoder.cpp</extracomment>
        <translation>phase 없음</translation>
    </message>
    <message>
        <source>The name of the file is empty. Give the path of a trace, or - for standard input.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>파일 이름이 비어 있습니다. 트레이스의 경로를 주거나, 표준 입력을 읽으려면 -를 주십시오.</translation>
    </message>
    <message>
        <source>{} does not exist. Check the name and the folder.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>{}: 없는 파일입니다. 이름과 폴더를 확인하십시오.</translation>
    </message>
    <message>
        <source>{} may not be read ({}). Ask its owner for permission, or copy it.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>{}: 읽을 권한이 없습니다({}). 소유자에게 권한을 요청하거나 복사본을 만드십시오.</translation>
    </message>
    <message>
        <source>{} cannot be opened: {}.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>{}: 열 수 없습니다: {}.</translation>
    </message>
    <message>
        <source>{} cannot be examined: {}.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>{}: 상태를 확인할 수 없습니다: {}.</translation>
    </message>
    <message>
        <source>{} is a folder. Give one of the traces in it.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>{}: 폴더입니다. 그 안의 트레이스 하나를 주십시오.</translation>
    </message>
    <message>
        <source>{} is no ordinary file. To read a pipe, give - and pass the trace on standard input.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>{}: 일반 파일이 아닙니다. 파이프를 읽으려면 -를 주고 트레이스를 표준 입력으로 넘기십시오.</translation>
    </message>
    <message>
        <source>standard input</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>표준 입력</translation>
    </message>
    <message>
        <source>Standard input cannot be read: {}.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>표준 입력을 읽을 수 없습니다: {}.</translation>
    </message>
    <message>
        <source>{} must be unpacked to a temporary file, and that failed: {}. Free some space, or set TMPDIR to a folder that has it.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>{}: 임시 파일에 풀어야 하는데 실패했습니다: {}. 공간을 비우거나 TMPDIR을 여유가 있는 폴더로 설정하십시오.</translation>
    </message>
    <message>
        <source>{} has changed since it was opened, so its arguments cannot be shown. Open it again.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>{}: 연 뒤에 파일이 바뀌어 인자를 표시할 수 없습니다. 다시 여십시오.</translation>
    </message>
    <message>
        <source>{} can no longer be read. Check that its drive is still there.</source>
        <extracomment>core/load/inputfile.cpp</extracomment>
        <translation>{}: 더 이상 읽을 수 없습니다. 드라이브가 그대로 있는지 확인하십시오.</translation>
    </message>
    <message>
        <source>more than {} slices</source>
        <extracomment>core/load/tracebuilder.cpp</extracomment>
        <translation>슬라이스 {}개 초과</translation>
    </message>
    <message>
        <source>runs past the start of another.</source>
        <extracomment>core/load/tracebuilder.cpp</extracomment>
        <translation>다른 슬라이스의 시작을 지나서까지 이어집니다.</translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>불러오기를 취소했습니다.</translation>
    </message>
    <message>
        <source>gzip in</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>gzip 안의</translation>
    </message>
    <message>
        <source>{} is empty (0 bytes). The program that wrote it may have been stopped; record it again.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: 비어 있습니다(0바이트). 파일을 쓴 프로그램이 도중에 멈췄을 수 있습니다. 다시 기록하십시오.</translation>
    </message>
    <message>
        <source>{} could not be read to its end. Check the drive it is on.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: 끝까지 읽을 수 없습니다. 드라이브를 확인하십시오.</translation>
    </message>
    <message>
        <source>{} is a damaged gzip file: nothing in it can be inflated. Copy it again from where it was written.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: 손상된 gzip 파일이며, 풀 수 있는 부분이 없습니다. 원래 위치에서 다시 복사하십시오.</translation>
    </message>
    <message>
        <source>{} is empty: it holds nothing but white space. Record the trace again.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: 비어 있습니다. 공백밖에 없습니다. 트레이스를 다시 기록하십시오.</translation>
    </message>
    <message>
        <source>{} is not JSON: it begins with `{}`. Give the .pt.trace.json that torch.profiler wrote.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: JSON이 아닙니다. `{}`(으)로 시작합니다. torch.profiler가 쓴 .pt.trace.json을 주십시오.</translation>
    </message>
    <message>
        <source>{} holds a list of events, but none of its {} entries could be read as one; the first is at byte {}: `{}`. Record the trace again.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: 이벤트 목록이 있지만 항목 {}개 중 이벤트로 읽을 수 있는 것이 없습니다. 첫 항목은 {}바이트 위치에 있습니다: `{}`. 트레이스를 다시 기록하십시오.</translation>
    </message>
    <message>
        <source>{} is JSON, but no trace: it has no list of events named traceEvents. Give the .pt.trace.json that export_chrome_trace() or tensorboard_trace_handler() wrote.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: JSON이지만 트레이스가 아닙니다. traceEvents라는 이벤트 목록이 없습니다. export_chrome_trace()나 tensorboard_trace_handler()가 쓴 .pt.trace.json을 주십시오.</translation>
    </message>
    <message>
        <source>{} events were read.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>이벤트 {}개를 읽었습니다.</translation>
    </message>
    <message>
        <source>Bytes after the gzip data.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>gzip 데이터 뒤에 바이트가 더 있습니다.</translation>
    </message>
    <message>
        <source>There is not enough memory for {}. Close other programs, or open a trace of fewer steps.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: 메모리가 부족합니다. 다른 프로그램을 닫거나 스텝이 더 적은 트레이스를 여십시오.</translation>
    </message>
    <message>
        <source>{} holds {}, more than can be shown. Record fewer steps.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: {}이(가) 들어 있어 표시할 수 있는 양을 넘습니다. 더 적은 스텝을 기록하십시오.</translation>
    </message>
    <message>
        <source>{} could not be read: {}.</source>
        <extracomment>core/load/tracereader.cpp</extracomment>
        <translation>{}: 읽을 수 없습니다: {}.</translation>
    </message>
    <message>
        <source>{} is a zip archive whose entry {} {}. Unpack it with another program and open the trace inside.</source>
        <extracomment>core/load/unwrap.cpp</extracomment>
        <translation>{}: zip 아카이브이며 항목 {}이(가) {}. 다른 프로그램으로 풀고 그 안의 트레이스를 여십시오.</translation>
    </message>
    <message>
        <source>is encrypted</source>
        <extracomment>core/load/unwrap.cpp</extracomment>
        <translation>암호화되어 있습니다</translation>
    </message>
    <message>
        <source>is in the large zip64 form</source>
        <extracomment>core/load/unwrap.cpp</extracomment>
        <translation>큰 zip64 형식입니다</translation>
    </message>
    <message>
        <source>is packed in a way that is not known here</source>
        <extracomment>core/load/unwrap.cpp</extracomment>
        <translation>여기서 알 수 없는 방식으로 압축되어 있습니다</translation>
    </message>
    <message>
        <source>is damaged</source>
        <extracomment>core/load/unwrap.cpp</extracomment>
        <translation>손상되어 있습니다</translation>
    </message>
    <message>
        <source>{} is a zip archive without a readable list of its files. Unpack it and open the trace inside.</source>
        <extracomment>core/load/unwrap.cpp</extracomment>
        <translation>{}: 읽을 수 있는 파일 목록이 없는 zip 아카이브입니다. 압축을 풀고 그 안의 트레이스를 여십시오.</translation>
    </message>
    <message>
        <source>{} is a zip archive of several files. Unpack it and open the trace inside.</source>
        <extracomment>core/load/unwrap.cpp</extracomment>
        <translation>{}: 파일이 여럿 든 zip 아카이브입니다. 압축을 풀고 그 안의 트레이스를 여십시오.</translation>
    </message>
    <message>
        <source>{} is packed more than {} times. Unpack it and open the trace inside.</source>
        <extracomment>core/load/unwrap.cpp</extracomment>
        <translation>{}: {}번 넘게 겹쳐 압축되어 있습니다. 압축을 풀고 그 안의 트레이스를 여십시오.</translation>
    </message>
    <message>
        <source>1 event held text that is not valid JSON; it was mended.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 1개에 올바른 JSON이 아닌 텍스트가 있어 고쳤습니다.</translation>
    </message>
    <message>
        <source>{} events held text that is not valid JSON; they were mended.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 {}개에 올바른 JSON이 아닌 텍스트가 있어 고쳤습니다.</translation>
    </message>
    <message>
        <source>1 event has no time and was left out.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 1개에 시간이 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>{} events have no time and were left out.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 {}개에 시간이 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>1 slice has no duration; it is shown with length 0.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>슬라이스 1개에 길이가 없어 길이 0으로 표시합니다.</translation>
    </message>
    <message>
        <source>{} slices have no duration; they are shown with length 0.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>슬라이스 {}개에 길이가 없어 길이 0으로 표시합니다.</translation>
    </message>
    <message>
        <source>1 slice has a duration below 0; it is shown with length 0.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>슬라이스 1개의 길이가 0보다 작아 길이 0으로 표시합니다.</translation>
    </message>
    <message>
        <source>{} slices have a duration below 0; they are shown with length 0.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>슬라이스 {}개의 길이가 0보다 작아 길이 0으로 표시합니다.</translation>
    </message>
    <message>
        <source>1 slice has a duration that cannot be (beyond 292 years); it is shown with length 0.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>슬라이스 1개의 길이가 있을 수 없는 값(292년 초과)이어서 길이 0으로 표시합니다.</translation>
    </message>
    <message>
        <source>{} slices have durations that cannot be (beyond 292 years); they are shown with length 0.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>슬라이스 {}개의 길이가 있을 수 없는 값(292년 초과)이어서 길이 0으로 표시합니다.</translation>
    </message>
    <message>
        <source>1 slice was begun and never ended; it is drawn to the end of its lane.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>슬라이스 1개가 시작되고 끝나지 않아 레인 끝까지 그립니다.</translation>
    </message>
    <message>
        <source>{} slices were begun and never ended; they are drawn to the end of their lanes.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>슬라이스 {}개가 시작되고 끝나지 않아 레인 끝까지 그립니다.</translation>
    </message>
    <message>
        <source>1 end has no begin and was left out.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>끝 1개에 시작이 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>{} ends have no begin and were left out.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>끝 {}개에 시작이 없어 제외했습니다.</translation>
    </message>
    <message>
        <source>1 event is of a phase that is not drawn.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 1개는 그리지 않는 phase입니다.</translation>
    </message>
    <message>
        <source>{} events are of a phase that is not drawn.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 {}개는 그리지 않는 phase입니다.</translation>
    </message>
    <message>
        <source>1 value is no finite number (NaN or infinity); it is treated as missing.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>값 1개가 유한한 수가 아니어서(NaN 또는 무한대) 없는 것으로 봅니다.</translation>
    </message>
    <message>
        <source>{} values are no finite numbers (NaN or infinity); they are treated as missing.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>값 {}개가 유한한 수가 아니어서(NaN 또는 무한대) 없는 것으로 봅니다.</translation>
    </message>
    <message>
        <source>1 counter value is no number and was left out.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>카운터 값 1개가 숫자가 아니어서 제외했습니다.</translation>
    </message>
    <message>
        <source>{} counter values are no numbers and were left out.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>카운터 값 {}개가 숫자가 아니어서 제외했습니다.</translation>
    </message>
    <message>
        <source>The file ends early.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>파일이 도중에 끝납니다.</translation>
    </message>
    <message>
        <source>There is more in the file than one trace.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>파일에 트레이스가 하나보다 많이 들어 있습니다.</translation>
    </message>
    <message>
        <source>The file opened but holds no timed events.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>파일을 열었지만 시간이 있는 이벤트가 없습니다.</translation>
    </message>
    <message>
        <source>1 gzip member fails its checksum: the file was damaged after it was written.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>gzip 멤버 1개의 체크섬이 맞지 않습니다. 파일을 쓴 뒤에 손상되었습니다.</translation>
    </message>
    <message>
        <source>{} gzip members fail their checksums: the file was damaged after it was written.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>gzip 멤버 {}개의 체크섬이 맞지 않습니다. 파일을 쓴 뒤에 손상되었습니다.</translation>
    </message>
    <message>
        <source>1 entry of the event list is no event and was left out.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 목록의 항목 1개가 이벤트가 아니어서 제외했습니다.</translation>
    </message>
    <message>
        <source>{} entries of the event list are no events and were left out.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 목록의 항목 {}개가 이벤트가 아니어서 제외했습니다.</translation>
    </message>
    <message>
        <source>1 piece of metadata could not be read.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>메타데이터 1개를 읽을 수 없었습니다.</translation>
    </message>
    <message>
        <source>{} pieces of metadata could not be read.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>메타데이터 {}개를 읽을 수 없었습니다.</translation>
    </message>
    <message>
        <source>1 pair of slices in one lane overlaps without nesting; both are shown, on rows of their own.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>한 레인에서 슬라이스 1쌍이 중첩되지 않고 겹칩니다. 둘 다 각자의 행에 표시합니다.</translation>
    </message>
    <message>
        <source>{} pairs of slices in one lane overlap without nesting; all are shown, on rows of their own.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>한 레인에서 슬라이스 {}쌍이 중첩되지 않고 겹칩니다. 모두 각자의 행에 표시합니다.</translation>
    </message>
    <message>
        <source>1 flow arrow has no partner or no slice (usual: the exporter writes ends for calls that launch nothing).</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>플로우 화살표 1개에 짝이나 슬라이스가 없습니다(흔한 일입니다. 익스포터는 아무것도 런치하지 않는 호출에도 끝을 씁니다).</translation>
    </message>
    <message>
        <source>{} flow arrows have no partner or no slice (usual: the exporter writes ends for calls that launch nothing).</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>플로우 화살표 {}개에 짝이나 슬라이스가 없습니다(흔한 일입니다. 익스포터는 아무것도 런치하지 않는 호출에도 끝을 씁니다).</translation>
    </message>
    <message>
        <source>1 flow id is used by several starts; each end takes the latest start before it.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>플로우 id 1개를 여러 시작이 씁니다. 각 끝은 그 앞의 가장 늦은 시작과 이어집니다.</translation>
    </message>
    <message>
        <source>{} flow ids are used by several starts; each end takes the latest start before it.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>플로우 id {}개를 여러 시작이 씁니다. 각 끝은 그 앞의 가장 늦은 시작과 이어집니다.</translation>
    </message>
    <message>
        <source>1 kernel starts before its launch: the clocks of CPU and GPU disagree a little.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>커널 1개가 런치보다 먼저 시작합니다. CPU와 GPU의 클럭이 조금 어긋나 있습니다.</translation>
    </message>
    <message>
        <source>{} kernels start before their launch: the clocks of CPU and GPU disagree a little.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>커널 {}개가 런치보다 먼저 시작합니다. CPU와 GPU의 클럭이 조금 어긋나 있습니다.</translation>
    </message>
    <message>
        <source>1 event has a time that cannot be right (more than 30 days from the rest).</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 1개의 시간이 옳을 수 없습니다(나머지와 30일 넘게 떨어져 있음).</translation>
    </message>
    <message>
        <source>{} events have times that cannot be right (more than 30 days from the rest).</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 {}개의 시간이 옳을 수 없습니다(나머지와 30일 넘게 떨어져 있음).</translation>
    </message>
    <message>
        <source>The exporter left 1 message in the file.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>익스포터가 파일에 메시지 1개를 남겼습니다.</translation>
    </message>
    <message>
        <source>The exporter left {} messages in the file.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>익스포터가 파일에 메시지 {}개를 남겼습니다.</translation>
    </message>
    <message>
        <source>The event list is not closed, as the array format allows.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 목록이 닫혀 있지 않습니다. 배열 형식에서는 허용됩니다.</translation>
    </message>
    <message>
        <source>1 comma too many was passed over.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>남는 쉼표 1개를 건너뛰었습니다.</translation>
    </message>
    <message>
        <source>{} commas too many were passed over.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>남는 쉼표 {}개를 건너뛰었습니다.</translation>
    </message>
    <message>
        <source>The first:</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>첫 번째:</translation>
    </message>
    <message>
        <source>Profiler overhead</source>
        <extracomment>core/model/lane.cpp</extracomment>
        <translation>프로파일러 오버헤드</translation>
    </message>
    <message>
        <source>The text of this event in {} is too damaged to be shown.</source>
        <extracomment>core/model/trace.cpp</extracomment>
        <translation>{}에 있는 이 이벤트의 텍스트는 손상이 심해 표시할 수 없습니다.</translation>
    </message>
    <message>
        <source>A and B are equally fast: {a_ns} and {b_ns} of trace</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>A와 B의 속도가 같습니다: 트레이스 {a_ns}와(과) {b_ns}</translation>
    </message>
    <message>
        <source>A and B are equally fast: {a_ns} and {b_ns} a step</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>A와 B의 속도가 같습니다: 스텝당 {a_ns}와(과) {b_ns}</translation>
    </message>
    <message>
        <source>No clear difference: {a_ns} a step in A, {b_ns} in B, and the steps of both are spread wider than that</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>뚜렷한 차이가 없습니다: 스텝당 A {a_ns}, B {b_ns}이며, 두 쪽 모두 스텝이 그 차이보다 넓게 퍼져 있습니다</translation>
    </message>
    <message>
        <source>B is {factor} times slower: {b_ns} against {a_ns}</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>B가 {factor}배 느립니다: {b_ns}, A는 {a_ns}</translation>
    </message>
    <message>
        <source>B is slower by {share}: {b_ns} against {a_ns}</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>B가 {share} 느립니다: {b_ns}, A는 {a_ns}</translation>
    </message>
    <message>
        <source>B is {factor} times faster: {b_ns} against {a_ns}</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>B가 {factor}배 빠릅니다: {b_ns}, A는 {a_ns}</translation>
    </message>
    <message>
        <source>B is faster by {share}: {b_ns} against {a_ns}</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>B가 {share} 빠릅니다: {b_ns}, A는 {a_ns}</translation>
    </message>
    <message>
        <source>(CPU {cpu_b_ns} against {cpu_a_ns}, GPU {gpu_b_ns} against {gpu_a_ns}).</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>(CPU {cpu_b_ns}, A는 {cpu_a_ns}. GPU {gpu_b_ns}, A는 {gpu_a_ns}).</translation>
    </message>
    <message>
        <source>The product runs in another kernel: {kernel_after} instead of {kernel_before}.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>곱이 다른 커널에서 실행됩니다: {kernel_before} 대신 {kernel_after}.</translation>
    </message>
    <message>
        <source>Fused by the dispatcher, not in the kernel: the same {kernel_after} runs.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>커널 안이 아니라 디스패처에서 융합되었습니다. 같은 {kernel_after}이(가) 실행됩니다.</translation>
    </message>
    <message>
        <source>Fused by the dispatcher: the same product by family, types, tile and layout; {kernel_after} instead of {kernel_before}, which differ in what they do when they store.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>디스패처에서 융합되었습니다. 계열, 타입, 타일, 레이아웃이 같은 곱이며, {kernel_before} 대신 {kernel_after}이(가) 실행됩니다. 둘은 저장할 때 하는 일이 다릅니다.</translation>
    </message>
    <message>
        <source>Before it a Memcpy DtoD of {copy_ns} puts the addend into the output; the kernel of the addition ({add_ns} a call) is gone.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>그 앞의 {copy_ns} Memcpy DtoD가 더할 값을 출력에 넣고, 덧셈 커널(호출당 {add_ns})은 사라졌습니다.</translation>
    </message>
    <message>
        <source>The kernel of the addition ({add_ns} a call) is gone.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>덧셈 커널(호출당 {add_ns})은 사라졌습니다.</translation>
    </message>
    <message>
        <source>Inductor's kernel does them in one.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>Inductor의 커널이 하나로 처리합니다.</translation>
    </message>
    <message>
        <source>One call for a list of tensors.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>텐서 목록을 한 번의 호출로 처리합니다.</translation>
    </message>
    <message>
        <source>A CUDA graph replays the launches; some kernels are other ones.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>CUDA 그래프가 런치를 재생합니다. 일부 커널은 다른 것입니다.</translation>
    </message>
    <message>
        <source>A CUDA graph replays the launches; the kernels are the same.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>CUDA 그래프가 런치를 재생합니다. 커널은 같습니다.</translation>
    </message>
    <message>
        <source>the whole trace</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>전체 트레이스</translation>
    </message>
    <message>
        <source>a typical step</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>전형적인 스텝</translation>
    </message>
    <message>
        <source>One of the traces has no steps, so that everything in them is compared, start-up too.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>한 트레이스에 스텝이 없어 시작 단계까지 포함해 모든 것을 비교합니다.</translation>
    </message>
    <message>
        <source>Few samples, and first steps weigh in: one of the traces has no steady step ({steps_a} steps in A, {steps_b} in B).</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>표본이 적고 첫 스텝이 섞여 있습니다. 한 트레이스에 안정 스텝이 없습니다(A 스텝 {steps_a}개, B {steps_b}개).</translation>
    </message>
    <message>
        <source>Few samples: {steps_a} steady steps in A, {steps_b} in B.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>표본이 적습니다: A의 안정 스텝 {steps_a}개, B {steps_b}개.</translation>
    </message>
    <message>
        <source>A and B are equally fast</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A와 B의 속도가 같습니다</translation>
    </message>
    <message>
        <source>No clear difference</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>뚜렷한 차이가 없습니다</translation>
    </message>
    <message>
        <source>B takes {difference_ns} longer a step</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>B가 스텝당 {difference_ns} 더 걸립니다</translation>
    </message>
    <message>
        <source>B takes {difference_ns} less a step</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>B가 스텝당 {difference_ns} 덜 걸립니다</translation>
    </message>
    <message>
        <source>The median of {steps_b} steady steps is {b_ns} in B (from {b_min_ns} to {b_max_ns}), that of {steps_a} in A is {a_ns} (from {a_min_ns} to {a_max_ns}).</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>안정 스텝의 중앙값은 B({steps_b}개)에서 {b_ns}({b_min_ns}~{b_max_ns}), A({steps_a}개)에서 {a_ns}({a_min_ns}~{a_max_ns})입니다.</translation>
    </message>
    <message>
        <source>The median of {steps_b} steps is {b_ns} in B (from {b_min_ns} to {b_max_ns}), that of {steps_a} in A is {a_ns} (from {a_min_ns} to {a_max_ns}).</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>스텝의 중앙값은 B({steps_b}개)에서 {b_ns}({b_min_ns}~{b_max_ns}), A({steps_a}개)에서 {a_ns}({a_min_ns}~{a_max_ns})입니다.</translation>
    </message>
    <message>
        <source>B runs for {b_ns}, A for {a_ns}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>B는 {b_ns}, A는 {a_ns} 동안 실행됩니다.</translation>
    </message>
    <message>
        <source>On the CPU a step takes {cpu_b_ns} against {cpu_a_ns}, the GPU works {gpu_b_ns} against {gpu_a_ns}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>스텝 하나의 CPU 시간은 {cpu_b_ns}(A는 {cpu_a_ns}), GPU 작업 시간은 {gpu_b_ns}(A는 {gpu_a_ns})입니다.</translation>
    </message>
    <message>
        <source>Of all pairs of a step of A and one of B, B's takes longer in {longer}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A의 스텝과 B의 스텝으로 만든 모든 쌍 중 B가 더 오래 걸리는 쌍은 {longer}입니다.</translation>
    </message>
    <message>
        <source>Both are {bound_a}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>둘 다 {bound_a}입니다.</translation>
    </message>
    <message>
        <source>A is {bound_a}, B is {bound_b}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A는 {bound_a}, B는 {bound_b}입니다.</translation>
    </message>
    <message>
        <source>Nothing to do.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>할 일은 없습니다.</translation>
    </message>
    <message>
        <source>See which of CPU and GPU time changed.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>CPU와 GPU 중 어느 쪽 시간이 달라졌는지 보십시오.</translation>
    </message>
    <message>
        <source>On the GPU most of the difference is in {most}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>GPU에서는 차이의 대부분이 {most}에 있습니다.</translation>
    </message>
    <message>
        <source>On the CPU most of the difference is in {most}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>CPU에서는 차이의 대부분이 {most}에 있습니다.</translation>
    </message>
    <message>
        <source>Other clocks, another machine or other neighbours make such a difference too: repeat both recordings.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>클럭이나 장비, 함께 도는 작업이 달라도 이런 차이가 납니다. 두 기록을 모두 다시 해 보십시오.</translation>
    </message>
    <message>
        <source>First steps are left out</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>첫 스텝은 제외했습니다</translation>
    </message>
    <message>
        <source>{left_a} of A and {left_b} of B. The first took {first_a_ns} in A and {first_b_ns} in B; steady ones take {a_ns} and {b_ns}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A에서 {left_a}개, B에서 {left_b}개를 뺐습니다. 첫 스텝은 A에서 {first_a_ns}, B에서 {first_b_ns}이고, 안정 스텝은 {a_ns}와(과) {b_ns}입니다.</translation>
    </message>
    <message>
        <source>Nothing to do: start-up says little about the steps that follow.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>할 일은 없습니다. 시작 단계는 뒤따르는 스텝에 대해 알려 주는 것이 거의 없습니다.</translation>
    </message>
    <message>
        <source>Where a job is short, its start-up counts as well.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>짧은 작업이라면 시작 단계도 중요합니다.</translation>
    </message>
    <message>
        <source>the first step</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>첫 스텝</translation>
    </message>
    <message>
        <source>The recordings were not made alike</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>두 기록의 조건이 다릅니다</translation>
    </message>
    <message>
        <source>Only one was made with {options}, which costs time of its own.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>한쪽만 {options}을(를) 켜고 기록했으며, 이 옵션 자체가 시간을 씁니다.</translation>
    </message>
    <message>
        <source>A ran on {device_a}, B on {device_b}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A는 {device_a}, B는 {device_b}에서 실행되었습니다.</translation>
    </message>
    <message>
        <source>A is one of {world_a} ranks, B one of {world_b}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A는 랭크 {world_a}개 중 하나, B는 {world_b}개 중 하나입니다.</translation>
    </message>
    <message>
        <source>Record both with the same options on the same machine.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>같은 장비에서 같은 옵션으로 둘 다 기록하십시오.</translation>
    </message>
    <message>
        <source>Where the difference is what you want to measure, it is as it should be.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>그 차이를 재려던 것이라면 이대로가 맞습니다.</translation>
    </message>
    <message>
        <source>torch.compile costs more than it saves</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>torch.compile이 아끼는 것보다 더 많이 씁니다</translation>
    </message>
    <message>
        <source>torch.compile pays</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>torch.compile이 이득입니다</translation>
    </message>
    <message>
        <source>torch.compile changes little</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>torch.compile의 효과가 거의 없습니다</translation>
    </message>
    <message>
        <source>With torch.compile ({compiled}) a step takes {step_compiled_ns}, without it ({eager}) {step_eager_ns}.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>torch.compile을 쓴 쪽({compiled})의 스텝은 {step_compiled_ns}, 쓰지 않은 쪽({eager})은 {step_eager_ns}입니다.</translation>
    </message>
    <message>
        <source>The CPU spends {cpu_cost_ns} more a step</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>CPU는 스텝당 {cpu_cost_ns} 더 씁니다</translation>
    </message>
    <message>
        <source>The CPU spends {cpu_saved_ns} less a step</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>CPU는 스텝당 {cpu_saved_ns} 덜 씁니다</translation>
    </message>
    <message>
        <source>and the GPU works {gpu_saved_ns} less;</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>그리고 GPU 작업은 {gpu_saved_ns} 줄어듭니다.</translation>
    </message>
    <message>
        <source>and the GPU works {gpu_cost_ns} more;</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>그리고 GPU 작업은 {gpu_cost_ns} 늘어납니다.</translation>
    </message>
    <message>
        <source>guards and wrappers around the compiled code take {frame_ns} a step.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>컴파일된 코드를 감싼 가드와 래퍼가 스텝당 {frame_ns}을(를) 씁니다.</translation>
    </message>
    <message>
        <source>Compile a larger function (the whole model or training step), take torch.compile(mode="reduce-overhead"), which replays a CUDA graph, or leave this one eager.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>더 큰 함수(모델 전체나 학습 스텝)를 컴파일하거나, CUDA 그래프를 재생하는 torch.compile(mode="reduce-overhead")를 쓰거나, 이 함수는 eager로 두십시오.</translation>
    </message>
    <message>
        <source>Keep it.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>그대로 두십시오.</translation>
    </message>
    <message>
        <source>Compile a larger function, or what takes most GPU time in many small kernels.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>더 큰 함수나, 작은 커널 여럿으로 GPU 시간을 가장 많이 쓰는 부분을 컴파일하십시오.</translation>
    </message>
    <message>
        <source>Where the GPU limits the step, what the CPU spends is hidden behind it, and the other way round.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>GPU가 스텝을 제한하면 CPU가 쓰는 시간은 그 뒤에 가려지며, 반대의 경우도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>a compiled region</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>컴파일된 영역</translation>
    </message>
    <message>
        <source>{from} is {to} in {trace}</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>{trace}에서 {from} 대신 {to}</translation>
    </message>
    <message>
        <source>{from} is one call of {to} in {trace}, {calls_per_step} a step.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>{trace}에서 {from}은(는) {to} 호출 하나이며, 스텝당 {calls_per_step}번입니다.</translation>
    </message>
    <message>
        <source>A bias of one dimension goes into the product's epilogue, without a copy. torch.addmm() in eager mode gives the same as torch.compile here.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>1차원 bias는 복사 없이 곱의 에필로그에 들어갑니다. 여기서는 eager 모드의 torch.addmm()도 torch.compile과 같은 결과를 냅니다.</translation>
    </message>
    <message>
        <source>Told from the numbers of calls: that these very ops became one is the most likely reading, not a record.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>호출 수로 판단했습니다. 바로 이 op들이 하나가 되었다는 것은 가장 그럴듯한 해석이며 기록된 사실은 아닙니다.</translation>
    </message>
    <message>
        <source>Both run the same kernels</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>둘 다 같은 커널을 실행합니다</translation>
    </message>
    <message>
        <source>Other kernels run</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>다른 커널이 실행됩니다</translation>
    </message>
    <message>
        <source>{same_share} of GPU time is in kernels, copies and sets that both traces run by the same name</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>GPU 시간의 {same_share}이(가) 두 트레이스에서 같은 이름으로 실행되는 커널, 복사, memset에 있습니다</translation>
    </message>
    <message>
        <source>, {renamed_share} in those that are alike but for details of their names ({renamed}).</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>, {renamed_share}은(는) 이름의 세부만 다른 것({renamed})에 있습니다.</translation>
    </message>
    <message>
        <source>Only in A: {only_a} ({only_a_ns} a step, the longest is {most_a}).</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>A에만 있음: {only_a}(스텝당 {only_a_ns}, 가장 긴 것은 {most_a}).</translation>
    </message>
    <message>
        <source>Only in B: {only_b} ({only_b_ns} a step, the longest is {most_b}).</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>B에만 있음: {only_b}(스텝당 {only_b_ns}, 가장 긴 것은 {most_b}).</translation>
    </message>
    <message>
        <source>torch.compile cannot make this part faster: what can be fused is fused.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>torch.compile로 이 부분을 더 빠르게 할 수는 없습니다. 융합할 수 있는 것은 이미 융합되어 있습니다.</translation>
    </message>
    <message>
        <source>Look for the difference on the CPU.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>차이를 CPU에서 찾으십시오.</translation>
    </message>
    <message>
        <source>The table of kernels has them side by side, with the op that launched them.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>커널 표에서 런치한 op와 함께 나란히 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Judged by names: equal names say nothing about sizes, and a new version of a library renames its kernels.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>이름으로 판단했습니다. 이름이 같아도 크기는 알 수 없고, 라이브러리 버전이 바뀌면 커널 이름도 바뀝니다.</translation>
    </message>
    <message>
        <source>only in A</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>A에만 있음</translation>
    </message>
    <message>
        <source>only in B</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>B에만 있음</translation>
    </message>
    <message>
        <source>Products of matrices run with other tiles</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>행렬곱이 다른 타일로 실행됩니다</translation>
    </message>
    <message>
        <source>{kernels} products have another tile. {op} runs {kernel_a} in A ({mean_a_ns} a call) and {kernel_b} in B ({mean_b_ns} a call).</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>곱 {kernels}개의 타일이 다릅니다. {op}은(는) A에서 {kernel_a}(호출당 {mean_a_ns}), B에서 {kernel_b}(호출당 {mean_b_ns})을(를) 실행합니다.</translation>
    </message>
    <message>
        <source>The library chose by its heuristics; another size, layout or version changes the choice.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>라이브러리가 휴리스틱으로 골랐습니다. 크기, 레이아웃, 버전이 달라지면 선택도 달라집니다.</translation>
    </message>
    <message>
        <source>Where sizes differ between the traces, another tile is as it should be.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>두 트레이스의 크기가 다르다면 타일이 다른 것이 맞습니다.</translation>
    </message>
    <message>
        <source>in A</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>A에서</translation>
    </message>
    <message>
        <source>in B</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>B에서</translation>
    </message>
    <message>
        <source>The GPU has tensor cores, which multiply matrices many times faster, and no product of the program uses them.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>GPU에 행렬을 몇 배나 빠르게 곱하는 텐서 코어가 있지만, 프로그램의 어떤 곱도 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Every matrix product, convolution and attention kernel of the steady steps is told by its name: ffma, simt and sgemm mean plain cores; tensorop, s16816, wgmma, nvjet with half-size types mean tensor cores. One that uses them, or names that do not tell, and the finding is gone.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>안정 스텝의 모든 행렬곱, 컨볼루션, 어텐션 커널을 이름으로 판단합니다. ffma, simt, sgemm은 일반 코어를, tensorop, s16816, wgmma, 반정밀도 타입의 nvjet은 텐서 코어를 뜻합니다. 하나라도 텐서 코어를 쓰거나 이름으로 알 수 없으면 이 판정은 나오지 않습니다.</translation>
    </message>
    <message>
        <source>Look at the longest kernels in the table of kernels and read their names.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널 표에서 가장 긴 커널들의 이름을 읽으십시오.</translation>
    </message>
    <message>
        <source>torch.set_float32_matmul_precision("high") or torch.autocast("cuda", dtype=torch.bfloat16); sizes that are multiples of 8.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>torch.set_float32_matmul_precision("high") 또는 torch.autocast("cuda", dtype=torch.bfloat16), 그리고 8의 배수인 크기.</translation>
    </message>
    <message>
        <source>Products of fp32 matrices run on the plain cores, though this GPU could use TF32 tensor cores.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>이 GPU는 TF32 텐서 코어를 쓸 수 있는데도 fp32 행렬곱이 일반 코어에서 실행됩니다.</translation>
    </message>
    <message>
        <source>Kernels named sgemm, simt or ffma on compute capability 8.0 or later, and their part of all kernel time. The gain takes TF32 at half of the datasheet's peak, for products of 0.1 ms or more on a GPU that is busy.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>compute capability 8.0 이상에서 이름이 sgemm, simt, ffma인 커널과, 전체 커널 시간 중 그 비율입니다. 이득은 데이터시트 최대값의 절반인 TF32로 계산하며, 바쁜 GPU에서 0.1 ms 이상인 곱만 셉니다.</translation>
    </message>
    <message>
        <source>Sort the kernel table by time and look for simt, ffma or sgemm in the names.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널 표를 시간순으로 정렬하고 이름에서 simt, ffma, sgemm을 찾으십시오.</translation>
    </message>
    <message>
        <source>torch.set_float32_matmul_precision("high") at the top of the program, torch.backends.cudnn.allow_tf32 = True for convolutions, or autocast.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>프로그램 맨 위에 torch.set_float32_matmul_precision("high"), 컨볼루션에는 torch.backends.cudnn.allow_tf32 = True, 또는 autocast.</translation>
    </message>
    <message>
        <source>Kernels come with so few blocks that many of the GPU's multiprocessors (SMs) have nothing to do.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널의 블록이 너무 적어 GPU의 멀티프로세서(SM) 여러 개가 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>Blocks of the grid divided by the number of SMs; below 0.8 for kernels that make a fifth of all kernel time.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>그리드의 블록 수를 SM 수로 나눈 값입니다. 전체 커널 시간의 5분의 1을 차지하는 커널들에서 0.8 미만입니다.</translation>
    </message>
    <message>
        <source>Select the kernel: multiply its grid's three numbers and compare with the SMs of the GPU.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널을 선택해 그리드의 세 수를 곱하고 GPU의 SM 수와 비교하십시오.</translation>
    </message>
    <message>
        <source>A larger batch, several small products as one torch.bmm, independent work on several streams.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>더 큰 배치, 작은 곱 여럿을 torch.bmm 하나로, 독립적인 작업을 여러 스트림으로.</translation>
    </message>
    <message>
        <source>The blocks of a kernel fill the GPU once or more, and then a few are left over, for which everything waits.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널의 블록이 GPU를 한 번 이상 채우고 몇 개가 남아, 모두가 그것을 기다립니다.</translation>
    </message>
    <message>
        <source>Waves = blocks / (SMs x blocks that fit an SM by threads, registers and shared memory). The last, part-filled wave adds more than a quarter, and there are fewer than four waves.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>웨이브 = 블록 / (SM 수 x 스레드, 레지스터, 공유 메모리로 정해지는 SM당 블록 수). 덜 찬 마지막 웨이브가 4분의 1 넘게 더하고, 웨이브가 넷보다 적습니다.</translation>
    </message>
    <message>
        <source>Select the kernel and compute its waves from grid, block, registers and shared memory, or look at its occupancy in the details.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널을 선택해 그리드, 블록, 레지스터, 공유 메모리로 웨이브를 계산하거나, 세부 정보의 점유율을 보십시오.</translation>
    </message>
    <message>
        <source>Sizes whose blocks fill whole waves; torch.compile(mode="max-autotune") tries other tiles.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>블록이 웨이브를 꽉 채우는 크기. torch.compile(mode="max-autotune")은 다른 타일을 시도합니다.</translation>
    </message>
    <message>
        <source>Kernels need so many registers or so much shared memory that only a few warps fit a multiprocessor, so it waits for memory more often.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널에 레지스터나 공유 메모리가 많이 필요해 멀티프로세서에 warp가 몇 개밖에 들어가지 못하고, 그만큼 메모리를 더 자주 기다립니다.</translation>
    </message>
    <message>
        <source>The rules of NVIDIA's occupancy calculator on block size, registers and shared memory. Products and attention are left out: they work best that way.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>블록 크기, 레지스터, 공유 메모리에 대한 NVIDIA 점유율 계산기의 규칙입니다. 곱과 어텐션은 그렇게 도는 것이 가장 좋으므로 뺍니다.</translation>
    </message>
    <message>
        <source>Select the kernel: registers per thread and shared memory stand in its arguments.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널을 선택하십시오. 스레드당 레지스터와 공유 메모리가 인자에 있습니다.</translation>
    </message>
    <message>
        <source>Fewer registers or smaller tiles in a kernel of your own; for one that Inductor wrote, another shape or max-autotune.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>직접 만든 커널이라면 레지스터를 줄이거나 타일을 작게, Inductor가 쓴 커널이라면 다른 모양이나 max-autotune.</translation>
    </message>
    <message>
        <source>A tensor is copied only to lie differently in memory, right before a product.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>곱 바로 앞에서 메모리 배치만 바꾸려고 텐서를 복사합니다.</translation>
    </message>
    <message>
        <source>Copies that keep the type below aten::contiguous, clone or reshape (and cuDNN's nchw to nhwc kernels) whose next kernel on the stream is a product.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>aten::contiguous, clone, reshape 아래에서 타입을 유지하는 복사(그리고 cuDNN의 nchw→nhwc 커널) 중 스트림의 다음 커널이 곱인 것입니다.</translation>
    </message>
    <message>
        <source>Look left of a product's kernel on its stream: a copy kernel stands there, and its chain leads to aten::contiguous or aten::clone.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>곱 커널의 스트림에서 왼쪽을 보십시오. 복사 커널이 있고, 그 체인이 aten::contiguous나 aten::clone으로 이어집니다.</translation>
    </message>
    <message>
        <source>Leave out .contiguous(), use transposed views, build tensors in the wanted layout, channels_last for convolutions.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>.contiguous()를 빼고, 전치된 뷰를 쓰고, 텐서를 원하는 레이아웃으로 만들고, 컨볼루션에는 channels_last를 쓰십시오.</translation>
    </message>
    <message>
        <source>How many operations a second the long matrix products reach, against what the GPU can do at best.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>긴 행렬곱이 초당 몇 번의 연산에 도달하는지, GPU가 낼 수 있는 최대값과 비교합니다.</translation>
    </message>
    <message>
        <source>2·m·n·k of the op's recorded shapes, divided by the median call's kernel time; the peak comes from a table of datasheets by the device's name (dense, without sparsity). Own rows go under devices in the thresholds file.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>기록된 op 모양의 2·m·n·k를 중앙값 호출의 커널 시간으로 나눕니다. 최대값은 디바이스 이름으로 찾은 데이터시트 표에서 옵니다(dense, 희소성 제외). 직접 쓸 값은 임계값 파일의 devices 아래에 둡니다.</translation>
    </message>
    <message>
        <source>Select the kernel, go up its chain to the op, read its Input Dims and divide by hand.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널을 선택해 체인을 따라 op까지 올라가 Input Dims를 읽고 직접 나누어 보십시오.</translation>
    </message>
    <message>
        <source>Multiples of 64 in every dimension, larger or batched products, a smaller type.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>모든 차원을 64의 배수로, 더 크거나 배치로 묶은 곱, 더 작은 타입.</translation>
    </message>
    <message>
        <source>Data is copied from or to ordinary host memory. The driver moves it through a buffer of its own, and the CPU waits meanwhile.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>일반 호스트 메모리에서 또는 그쪽으로 데이터를 복사합니다. 드라이버가 자체 버퍼를 거쳐 옮기고 그동안 CPU가 기다립니다.</translation>
    </message>
    <message>
        <source>Copies whose name says Pageable in the steady steps: their number, bytes and time, and the part of it with no kernel beside it. The gain is what pinned memory would save at the rate of this recording's pinned copies, else at 20 GB/s.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>안정 스텝에서 이름에 Pageable이 있는 복사의 개수, 바이트, 시간과, 그중 커널이 나란히 돌지 않은 부분입니다. 이득은 이 기록의 핀드 복사 속도(없으면 20 GB/s)일 때 핀드 메모리가 아낄 시간입니다.</translation>
    </message>
    <message>
        <source>Look for Memcpy HtoD (Pageable -&gt; Device) in the GPU lanes.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>GPU 레인에서 Memcpy HtoD (Pageable -&gt; Device)를 찾으십시오.</translation>
    </message>
    <message>
        <source>DataLoader(pin_memory=True), tensor.pin_memory(), .to(device, non_blocking=True).</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>DataLoader(pin_memory=True), tensor.pin_memory(), .to(device, non_blocking=True).</translation>
    </message>
    <message>
        <source>Copies or sets are made by calls that return only when the work is done.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>작업이 끝나야 돌아오는 호출로 복사나 memset을 합니다.</translation>
    </message>
    <message>
        <source>Calls named cudaMemcpy or cudaMemset without Async in the steady steps, and how long the CPU is in them.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>안정 스텝에서 이름이 cudaMemcpy나 cudaMemset이고 Async가 없는 호출과, CPU가 그 안에 있는 시간입니다.</translation>
    </message>
    <message>
        <source>Search for cudaMemcpy; PyTorch's own are cudaMemcpyAsync.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>cudaMemcpy를 검색하십시오. PyTorch 자체의 복사는 cudaMemcpyAsync입니다.</translation>
    </message>
    <message>
        <source>Find the extension that makes the call and give it a stream.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>그 호출을 하는 확장을 찾아 스트림을 주십시오.</translation>
    </message>
    <message>
        <source>Copies take a good part of the step, or there are very many.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>복사가 스텝의 상당 부분을 차지하거나 개수가 매우 많습니다.</translation>
    </message>
    <message>
        <source>Time in which copies run and no kernel does, against the step; or more than ten of one direction a step. The copy of a bias is a finding of its own. The gain is a replay of the steps without their copies.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>스텝에 대비해 복사만 돌고 커널은 돌지 않는 시간, 또는 스텝당 한 방향으로 10개가 넘는 복사입니다. bias 복사는 따로 판정합니다. 이득은 복사를 뺀 스텝의 재생으로 구합니다.</translation>
    </message>
    <message>
        <source>The table of copies lists them by direction; in the lanes nothing stands beside them.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>복사 표에 방향별로 나오고, 레인에서는 그 옆에 아무것도 없습니다.</translation>
    </message>
    <message>
        <source>Keep data on the GPU, smaller types, copy the next batch on a side stream, read results back rarely.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>데이터를 GPU에 두고, 더 작은 타입을 쓰고, 다음 배치를 보조 스트림에서 복사하고, 결과는 드물게 읽으십시오.</translation>
    </message>
    <message>
        <source>PyTorch's allocator goes to the driver in steady steps, although it should have all it needs by then.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>이쯤이면 필요한 것을 모두 가졌어야 할 PyTorch 할당기가 안정 스텝에서 드라이버를 호출합니다.</translation>
    </message>
    <message>
        <source>Calls such as cudaMalloc, cudaFree and cuMemMap in the steady steps, their number and time.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>안정 스텝의 cudaMalloc, cudaFree, cuMemMap 같은 호출의 개수와 시간입니다.</translation>
    </message>
    <message>
        <source>Search for cudaMalloc and see in which steps it stands.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>cudaMalloc을 검색해 어느 스텝에 있는지 보십시오.</translation>
    </message>
    <message>
        <source>Equal shapes, no torch.cuda.empty_cache() in the loop, expandable_segments:True.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>같은 모양, 루프 안에 torch.cuda.empty_cache() 없음, expandable_segments:True.</translation>
    </message>
    <message>
        <source>The GPU's memory is nearly full, has been full, or is reserved in pieces that are too small.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>GPU 메모리가 거의 찼거나, 찬 적이 있거나, 너무 작은 조각으로 예약되어 있습니다.</translation>
    </message>
    <message>
        <source>The largest reserved memory of the [memory] records against the device's memory; [OutOfMemory] records; reserved against allocated.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>[memory] 기록의 최대 예약 메모리를 디바이스 메모리와 비교하고, [OutOfMemory] 기록과, 예약 대비 할당을 봅니다.</translation>
    </message>
    <message>
        <source>Look at the memory curve where it is highest.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>메모리 곡선이 가장 높은 곳을 보십시오.</translation>
    </message>
    <message>
        <source>Smaller batches, checkpointing, no references to old tensors, expandable_segments:True.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>더 작은 배치, 체크포인팅, 오래된 텐서를 참조하지 않기, expandable_segments:True.</translation>
    </message>
    <message>
        <source>Functions compiled by torch.compile are called, and this is what each layer around them takes.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>torch.compile로 컴파일된 함수가 호출되며, 그것을 감싼 각 층이 쓰는 시간입니다.</translation>
    </message>
    <message>
        <source>Zoom to one region in the CPU lane: the layers lie one below the other.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>CPU 레인에서 영역 하나로 확대하십시오. 층이 위아래로 놓여 있습니다.</translation>
    </message>
    <message>
        <source>TORCH_LOGS="graph_breaks" and fullgraph=True show why there are several regions.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>영역이 여럿인 이유는 TORCH_LOGS="graph_breaks"와 fullgraph=True로 알 수 있습니다.</translation>
    </message>
    <message>
        <source>The machinery around a compiled region costs more than the GPU work in it, so eager mode may be quicker.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>컴파일된 영역을 감싼 장치가 그 안의 GPU 작업보다 비용이 커서 eager 모드가 더 빠를 수 있습니다.</translation>
    </message>
    <message>
        <source>Zoom to one region and compare its length with its kernels; record the same without torch.compile and compare.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>영역 하나로 확대해 그 길이와 커널을 비교하십시오. torch.compile 없이도 기록해 비교하십시오.</translation>
    </message>
    <message>
        <source>Compile a larger function, mode="reduce-overhead", or leave small functions eager.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>더 큰 함수를 컴파일하거나, mode="reduce-overhead"를 쓰거나, 작은 함수는 eager로 두십시오.</translation>
    </message>
    <message>
        <source>Before each call torch.compile checks that the compiled code still fits; here that takes noticeable time.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>호출할 때마다 torch.compile이 컴파일된 코드가 아직 맞는지 확인하는데, 여기서는 그 시간이 눈에 띕니다.</translation>
    </message>
    <message>
        <source>Sum of the TorchDynamo Cache Lookup rows in the steady steps against the steps, and their mean.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>안정 스텝의 TorchDynamo Cache Lookup 행의 합을 스텝과 비교한 값과 그 평균입니다.</translation>
    </message>
    <message>
        <source>Search for TorchDynamo Cache Lookup.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>TorchDynamo Cache Lookup을 검색하십시오.</translation>
    </message>
    <message>
        <source>Fewer objects to guard, one large frame, skip_guard_eval_unsafe in inference.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>가드할 객체 줄이기, 큰 프레임 하나, 추론에서는 skip_guard_eval_unsafe.</translation>
    </message>
    <message>
        <source>Functions are compiled again for other inputs, or compiling goes on while the recording runs.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>다른 입력 때문에 함수가 다시 컴파일되거나, 기록하는 동안 컴파일이 계속됩니다.</translation>
    </message>
    <message>
        <source>The number behind the slash in Torch-Compiled Region: K/M counts the compilations of frame K before this one; rows that end in (dynamo_timed) are compiling itself.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>Torch-Compiled Region에서 빗금 뒤의 수입니다. K/M은 프레임 K가 이보다 앞서 컴파일된 횟수를 뜻합니다. (dynamo_timed)로 끝나는 행은 컴파일 자체입니다.</translation>
    </message>
    <message>
        <source>Search for dynamo_timed, and read the names of the regions.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>dynamo_timed를 검색하고 영역의 이름을 읽으십시오.</translation>
    </message>
    <message>
        <source>TORCH_LOGS="recompiles", dynamic=True, mark_dynamic, padding, warm-up with every shape.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>TORCH_LOGS="recompiles", dynamic=True, mark_dynamic, 패딩, 모든 모양으로 워밍업.</translation>
    </message>
    <message>
        <source>addmm copies its bias (or addend) into the output, and the product adds to that. With a bias of one dimension it would need no copy.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>addmm이 bias(또는 더할 값)를 출력에 복사하고 곱이 거기에 더합니다. 1차원 bias라면 복사가 필요 없습니다.</translation>
    </message>
    <message>
        <source>A Memcpy DtoD that belongs to an aten::addmm, before its product kernel.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>aten::addmm에 속하며 그 곱 커널 앞에 있는 Memcpy DtoD입니다.</translation>
    </message>
    <message>
        <source>Select the product's kernel and look left of it on the stream.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>곱 커널을 선택하고 스트림에서 그 왼쪽을 보십시오.</translation>
    </message>
    <message>
        <source>A bias of one dimension as nn.Linear has; max-autotune fuses a full addend.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>nn.Linear처럼 1차원 bias. max-autotune은 전체 크기의 더할 값을 융합합니다.</translation>
    </message>
    <message>
        <source>A part of the work is already in kernels that do several ops at once, so fusing gains nothing there.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>작업의 일부가 이미 여러 op를 한 번에 하는 커널에 있으므로 그곳을 융합해도 얻을 것이 없습니다.</translation>
    </message>
    <message>
        <source>By kernel names: products with bias or activation in their epilogue, attention kernels, Triton kernels of several ops; at least a tenth of kernel time.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널 이름으로 판단합니다. 에필로그에 bias나 활성화가 있는 곱, 어텐션 커널, 여러 op의 Triton 커널이 커널 시간의 10분의 1 이상일 때입니다.</translation>
    </message>
    <message>
        <source>Read the kernel names in the table of kernels.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>커널 표에서 커널 이름을 읽으십시오.</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>없습니다.</translation>
    </message>
    <message>
        <source>matmul of operands with three dimensions or more runs as bmm: one product for each entry of the batch, in one kernel.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>3차원 이상 피연산자의 matmul은 bmm으로 실행됩니다. 배치 항목마다의 곱을 커널 하나로 합니다.</translation>
    </message>
    <message>
        <source>Select an aten::matmul and look what lies below it.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>aten::matmul을 선택하고 그 아래에 무엇이 있는지 보십시오.</translation>
    </message>
    <message>
        <source>One matrix for all: fold the batch into the rows. Copies: keep operands contiguous. Else nothing.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>모두 같은 행렬이라면 배치를 행으로 접으십시오. 복사가 있으면 피연산자를 contiguous하게 유지하십시오. 그 밖에는 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>Views, transposes and slices launch nothing, but each costs the CPU some microseconds, and the GPU waits.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>뷰, 전치, 슬라이스는 아무것도 런치하지 않지만 하나하나 CPU를 몇 마이크로초씩 쓰고 GPU가 기다립니다.</translation>
    </message>
    <message>
        <source>Self time of such ops against the steady steps, on overhead-bound runs.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>오버헤드 바운드 실행에서, 안정 스텝에 대비한 그런 op들의 자체 시간입니다.</translation>
    </message>
    <message>
        <source>Sort the operator table by Self CPU and look for aten::view, t, transpose, as_strided.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>연산자 표를 자체 CPU로 정렬하고 aten::view, t, transpose, as_strided를 찾으십시오.</translation>
    </message>
    <message>
        <source>torch.compile, views made once, F.linear.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>torch.compile, 뷰는 한 번만 만들기, F.linear.</translation>
    </message>
    <message>
        <source>Elementwise kernels follow each other, each small work on the same amount of data: one kernel could do all.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>원소별(elementwise) 커널이 잇따르며 각각 같은 양의 데이터에 작은 작업을 합니다. 커널 하나로 모두 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Three or more of PyTorch's own elementwise kernels in a row on a stream, of about the same size, from one thread and step; without copies, fills, gradient sums and optimizers. Saved is, on a run that waits for its CPU, the time of all ops but the longest; else half of the kernels' time but the longest.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>스트림에서 잇따르는 PyTorch 자체의 원소별 커널 셋 이상으로, 크기가 비슷하고 같은 스레드와 스텝에 속합니다. 복사, 채우기, 그래디언트 합, 옵티마이저는 뺍니다. 아끼는 시간은 CPU를 기다리는 실행에서는 가장 긴 것을 뺀 모든 op의 시간, 그 밖에는 가장 긴 것을 뺀 커널 시간의 절반입니다.</translation>
    </message>
    <message>
        <source>Click the pieces of evidence: they stand side by side on the stream.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>근거를 하나씩 클릭하십시오. 스트림에 나란히 놓여 있습니다.</translation>
    </message>
    <message>
        <source>torch.compile on the function that holds them, or the fused op for it.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>이 op들이 들어 있는 함수에 torch.compile, 또는 그에 해당하는 융합 op.</translation>
    </message>
    <message>
        <source>A CUDA graph launches many kernels with one call.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>CUDA 그래프는 호출 하나로 커널 여럿을 런치합니다.</translation>
    </message>
    <message>
        <source>Device work with one graph launch as its origin: pieces a launch, and the time between them.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>그래프 런치 하나에서 나온 디바이스 작업입니다. 런치당 개수와 그 사이의 시간입니다.</translation>
    </message>
    <message>
        <source>Select the cudaGraphLaunch: its chain shows all that it brings.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>cudaGraphLaunch를 선택하십시오. 체인이 그것이 가져온 모든 것을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Nothing; a graph of very few kernels saves little.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>없습니다. 커널이 몇 개뿐인 그래프는 아끼는 것이 적습니다.</translation>
    </message>
    <message>
        <source>The optimizer goes from parameter to parameter and launches small kernels for each.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>옵티마이저가 파라미터마다 돌며 작은 커널을 런치합니다.</translation>
    </message>
    <message>
        <source>Kernels launched below Optimizer.step, more than 200 with a median below 10 us, none of them for a list of tensors.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>Optimizer.step 아래에서 런치된 커널이 200개를 넘고 중앙값이 10 us 미만이며, 텐서 목록을 처리하는 커널이 없을 때입니다.</translation>
    </message>
    <message>
        <source>Zoom to Optimizer.step in the CPU lane.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>CPU 레인에서 Optimizer.step으로 확대하십시오.</translation>
    </message>
    <message>
        <source>fused=True or foreach=True for the optimizer.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>옵티마이저에 fused=True 또는 foreach=True.</translation>
    </message>
    <message>
        <source>torch.nn.DataParallel drives several GPUs from one process.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>torch.nn.DataParallel이 프로세스 하나로 GPU 여럿을 움직입니다.</translation>
    </message>
    <message>
        <source>An annotation DataParallel.forward, and work on more than one device.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>DataParallel.forward 어노테이션이 있고, 둘 이상의 디바이스에 작업이 있습니다.</translation>
    </message>
    <message>
        <source>Search for DataParallel.forward.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>DataParallel.forward를 검색하십시오.</translation>
    </message>
    <message>
        <source>DistributedDataParallel with torchrun.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>torchrun과 DistributedDataParallel.</translation>
    </message>
    <message>
        <source>DistributedDataParallel sends gradients through another backend than NCCL, over the CPU.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>DistributedDataParallel이 NCCL이 아닌 백엔드로, CPU를 거쳐 그래디언트를 보냅니다.</translation>
    </message>
    <message>
        <source>The backend in the file's distributedInfo, on CUDA devices.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>CUDA 디바이스에서, 파일의 distributedInfo에 적힌 백엔드입니다.</translation>
    </message>
    <message>
        <source>Look for gloo: annotations and copies to the host in the backward pass.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>gloo를 찾으십시오. 역전파 안의 어노테이션과 호스트로의 복사입니다.</translation>
    </message>
    <message>
        <source>The same product of the step runs another kernel in another step: the library chose anew.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>스텝의 같은 곱이 다른 스텝에서는 다른 커널로 실행됩니다. 라이브러리가 새로 골랐습니다.</translation>
    </message>
    <message>
        <source>Products by their order in steps that launch the same ops; their kernel names differ.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>같은 op들을 런치하는 스텝에서 순서로 짝지은 곱이며, 커널 이름이 다릅니다.</translation>
    </message>
    <message>
        <source>Click both pieces of evidence and compare the names.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>두 근거를 모두 클릭해 이름을 비교하십시오.</translation>
    </message>
    <message>
        <source>Fixed sizes, if timings should be comparable.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>시간을 비교할 수 있어야 한다면 크기를 고정하십시오.</translation>
    </message>
    <message>
        <source>The file holds no GPU work, so nothing can be said about a GPU.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>파일에 GPU 작업이 없어 GPU에 대해 말할 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>No event of the categories kernel, gpu_memcpy or gpu_memset was read.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>범주가 kernel, gpu_memcpy, gpu_memset인 이벤트를 읽은 것이 없습니다.</translation>
    </message>
    <message>
        <source>Look for a lane named GPU: there is none.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU라는 레인을 찾아보십시오. 없습니다.</translation>
    </message>
    <message>
        <source>If a GPU was used, record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA] and no other profiler attached.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU를 썼다면 다른 프로파일러를 붙이지 않고 activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA]로 기록하십시오.</translation>
    </message>
    <message>
        <source>There are too few steps to tell what an ordinary one looks like.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스텝이 너무 적어 보통의 스텝이 어떤지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>A bound is told from steady steps: all but the first two (of fewer than four: all but the first). Without ProfilerStep annotations, something that repeats at least four times stands in for them.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>바운드는 안정 스텝으로 판단합니다. 처음 둘을 뺀 나머지이며, 넷보다 적으면 첫 스텝만 뺍니다. ProfilerStep 어노테이션이 없으면 네 번 이상 반복되는 것이 대신합니다.</translation>
    </message>
    <message>
        <source>Count the ProfilerStep# slices in the CPU lane.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>CPU 레인의 ProfilerStep# 슬라이스를 세어 보십시오.</translation>
    </message>
    <message>
        <source>Record with schedule(wait=1, warmup=3, active=5) and call prof.step() after each iteration.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>schedule(wait=1, warmup=3, active=5)로 기록하고 반복마다 prof.step()을 호출하십시오.</translation>
    </message>
    <message>
        <source>The GPU's compute kernels fill the steady steps: the CPU keeps up, and only faster or fewer kernels make a step shorter.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU의 연산 커널이 안정 스텝을 채웁니다. CPU는 따라가고 있으며, 더 빠르거나 더 적은 커널만이 스텝을 줄입니다.</translation>
    </message>
    <message>
        <source>Time in which at least one kernel that is not communication runs, divided by the length of the steady steps without the profiler's own pauses.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>통신이 아닌 커널이 하나라도 도는 시간을, 프로파일러 자체의 멈춤을 뺀 안정 스텝의 길이로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Zoom to a steady step: the GPU lane has no holes. A kernel begins long after its launch call, as it stands in a queue.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>안정 스텝으로 확대하십시오. GPU 레인에 빈 곳이 없습니다. 커널은 큐에 서 있으므로 런치 호출보다 한참 뒤에 시작합니다.</translation>
    </message>
    <message>
        <source>Look at the longest kernels: precision (bf16, TF32), shapes that are multiples of 8, another algorithm.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>가장 긴 커널들을 보십시오. 정밀도(bf16, TF32), 8의 배수인 모양, 다른 알고리즘.</translation>
    </message>
    <message>
        <source>The main thread waits for the next batch while the GPU has nothing to do.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU가 할 일이 없는 동안 메인 스레드가 다음 배치를 기다립니다.</translation>
    </message>
    <message>
        <source>Time inside DataLoader.__next__ on the main thread in which no GPU work runs, divided by the length of the steady steps.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>메인 스레드가 DataLoader.__next__ 안에 있으면서 GPU 작업이 돌지 않는 시간을, 안정 스텝의 길이로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Find enumerate(DataLoader)#...__next__ in the main thread's lane and look at the GPU lane below it: it is empty.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>메인 스레드의 레인에서 enumerate(DataLoader)#...__next__를 찾고 그 아래 GPU 레인을 보십시오. 비어 있습니다.</translation>
    </message>
    <message>
        <source>More DataLoader workers, pin_memory=True, prefetch_factor, persistent_workers=True; cheaper decoding and augmentation.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>DataLoader 워커 늘리기, pin_memory=True, prefetch_factor, persistent_workers=True, 더 가벼운 디코딩과 증강.</translation>
    </message>
    <message>
        <source>Communication between GPUs runs with no compute beside it for a large part of the step.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스텝의 큰 부분에서 GPU 간 통신이 연산 없이 혼자 돕니다.</translation>
    </message>
    <message>
        <source>Time in which NCCL or RCCL kernels run and no compute kernel does, divided by the length of the steady steps.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>NCCL이나 RCCL 커널이 돌고 연산 커널은 돌지 않는 시간을, 안정 스텝의 길이로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Zoom to a step and compare the stream of the nccl kernels with the compute stream.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스텝으로 확대해 nccl 커널의 스트림과 연산 스트림을 비교하십시오.</translation>
    </message>
    <message>
        <source>First see whether this rank waits for a slower one. Then larger buckets, no_sync() while gradients accumulate, smaller types.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>먼저 이 랭크가 더 느린 랭크를 기다리는지 보십시오. 그다음 더 큰 버킷, 그래디언트 누적 중 no_sync(), 더 작은 타입.</translation>
    </message>
    <message>
        <source>Copies between host and GPU, or within the GPU, run alone for most of the step.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>호스트와 GPU 사이 또는 GPU 안의 복사가 스텝의 대부분에서 혼자 돕니다.</translation>
    </message>
    <message>
        <source>Time in which a copy or set runs and no kernel does, divided by the length of the steady steps.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>복사나 memset이 돌고 커널은 돌지 않는 시간을, 안정 스텝의 길이로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Look for Memcpy slices in the GPU lanes with nothing beside them.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU 레인에서 옆에 아무것도 없는 Memcpy 슬라이스를 찾으십시오.</translation>
    </message>
    <message>
        <source>Keep data on the GPU, send smaller types, pin the host's memory, and copy on a stream of its own with non_blocking=True.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>데이터를 GPU에 두고, 더 작은 타입을 보내고, 호스트 메모리를 고정(pin)하고, non_blocking=True로 별도 스트림에서 복사하십시오.</translation>
    </message>
    <message>
        <source>The GPU is mostly idle, because the CPU does not launch its work fast enough: Python, PyTorch's dispatcher and the launch calls take the time.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>CPU가 작업을 충분히 빨리 런치하지 못해 GPU가 대부분 쉽니다. Python, PyTorch의 디스패처, 런치 호출이 시간을 씁니다.</translation>
    </message>
    <message>
        <source>The GPU works less than half of the steady steps, and at least half of its idle time is host wait: the launch call of the work that ends the gap began only after the gap did.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU가 안정 스텝의 절반도 일하지 않고, 쉬는 시간의 절반 이상이 호스트 대기입니다. 갭을 끝낸 작업의 런치 호출이 갭보다 늦게 시작한 경우입니다.</translation>
    </message>
    <message>
        <source>Zoom to a step: the GPU lane is mostly empty, the CPU lane is full of short ops, and each kernel begins right after its launch call.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스텝으로 확대하십시오. GPU 레인은 거의 비어 있고, CPU 레인은 짧은 op로 가득하며, 커널은 런치 호출 바로 뒤에 시작합니다.</translation>
    </message>
    <message>
        <source>Larger batches, fewer and fused ops, torch.compile(mode="reduce-overhead") or CUDA graphs, no synchronisations. A faster kernel gains nothing.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>더 큰 배치, 더 적고 융합된 op, torch.compile(mode="reduce-overhead")나 CUDA 그래프, 동기화 없애기. 커널을 빠르게 해도 얻는 것이 없습니다.</translation>
    </message>
    <message>
        <source>No single cause takes most of the step.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스텝의 대부분을 차지하는 단일 원인이 없습니다.</translation>
    </message>
    <message>
        <source>None of the other bounds' conditions holds for the steady steps.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>안정 스텝에서 다른 바운드의 조건이 하나도 성립하지 않습니다.</translation>
    </message>
    <message>
        <source>Compare the steps with each other: some may be full and others idle.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스텝끼리 비교하십시오. 어떤 스텝은 가득 차 있고 어떤 스텝은 쉬고 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Read the findings: each says what it would gain.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>각 판정을 읽으십시오. 얼마를 얻을 수 있는지 적혀 있습니다.</translation>
    </message>
    <message>
        <source>The profiler asked for memory for its own records, and the program stood still meanwhile. Without the profiler this pause does not exist.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>프로파일러가 자체 기록을 위한 메모리를 요청했고 그동안 프로그램이 멈춰 있었습니다. 프로파일러가 없으면 이 멈춤도 없습니다.</translation>
    </message>
    <message>
        <source>An overhead record named Activity Buffer Request (in older files Unrecognized). A gap on the GPU is its doing only where the launch call behind the gap ended no earlier than the request.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>Activity Buffer Request(오래된 파일에서는 Unrecognized)라는 오버헤드 기록입니다. 갭 뒤의 런치 호출이 요청보다 먼저 끝나지 않은 경우에만 GPU의 갭을 이 요청 탓으로 봅니다.</translation>
    </message>
    <message>
        <source>Find the record in the overhead lane, and the launch call that ends with it or later.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>오버헤드 레인에서 그 기록을 찾고, 그와 함께 또는 그 뒤에 끝나는 런치 호출을 찾으십시오.</translation>
    </message>
    <message>
        <source>Do not optimise it. Judge the steps behind it, or record more steps.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>최적화할 대상이 아닙니다. 그 뒤의 스텝으로 판단하거나 스텝을 더 기록하십시오.</translation>
    </message>
    <message>
        <source>After the last step the profiler waits for the GPU, to collect what is left. In torch's table that wait is CPU time.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>마지막 스텝이 끝난 뒤 프로파일러가 남은 것을 모으려고 GPU를 기다립니다. torch의 표에서는 이 대기가 CPU 시간입니다.</translation>
    </message>
    <message>
        <source>A device synchronisation after the last step, inside no op and no annotation. GPU work that still runs below it is told apart from pure waiting.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>마지막 스텝 뒤, 어떤 op나 어노테이션에도 들어 있지 않은 디바이스 동기화입니다. 그 아래에서 아직 도는 GPU 작업은 순수한 대기와 구별합니다.</translation>
    </message>
    <message>
        <source>Look at the end of the main thread's lane: a long cudaDeviceSynchronize with nothing around it.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>메인 스레드 레인의 끝을 보십시오. 감싼 것이 없는 긴 cudaDeviceSynchronize가 있습니다.</translation>
    </message>
    <message>
        <source>Leave it out. If you call torch.cuda.synchronize() there yourself, it is yours, and just as harmless.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>빼고 보십시오. 거기서 torch.cuda.synchronize()를 직접 호출한다면 그것이지만, 마찬가지로 해롭지 않습니다.</translation>
    </message>
    <message>
        <source>The GPU lane begins much later than the launch calls, with no cause in the file.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU 레인이 런치 호출보다 훨씬 늦게 시작하는데, 파일에는 그 원인이 없습니다.</translation>
    </message>
    <message>
        <source>The first linked work's delay behind its launch call, against the median delay of all later work; the GPU must be idle meanwhile and no record of the profiler may cover it.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>연결된 첫 작업이 런치 호출 뒤 시작하기까지의 지연을, 그 뒤 모든 작업의 지연 중앙값과 비교합니다. 그동안 GPU가 쉬고 있고 프로파일러의 기록이 덮고 있지 않아야 합니다.</translation>
    </message>
    <message>
        <source>Select the first kernel: its arrow from the launch call is far longer than the others'.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>첫 커널을 선택하십시오. 런치 호출에서 오는 화살표가 다른 것보다 훨씬 깁니다.</translation>
    </message>
    <message>
        <source>Record with schedule(wait=0, warmup=0) once: a buffer request that came before the window then shows itself.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>schedule(wait=0, warmup=0)로 한 번 기록하십시오. 그러면 구간 이전의 버퍼 요청이 나타납니다.</translation>
    </message>
    <message>
        <source>The profiler's library (CUPTI) worked inside the window: it wrote out its buffers or changed code to measure it.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>프로파일러의 라이브러리(CUPTI)가 구간 안에서 작업했습니다. 버퍼를 쓰거나, 측정하려고 코드를 바꿨습니다.</translation>
    </message>
    <message>
        <source>Summed time of the records Buffer Flush, Instrumentation and Resource in the window.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>구간 안의 Buffer Flush, Instrumentation, Resource 기록의 시간을 더한 값입니다.</translation>
    </message>
    <message>
        <source>Look at the overhead lane.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>오버헤드 레인을 보십시오.</translation>
    </message>
    <message>
        <source>Record fewer steps at once, and judge those without such a record.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>한 번에 더 적은 스텝을 기록하고, 그런 기록이 없는 스텝으로 판단하십시오.</translation>
    </message>
    <message>
        <source>CUDA loads a kernel's code when it is first used, or the driver compiles it: seconds in the worst case, paid once.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>CUDA는 커널을 처음 쓸 때 코드를 불러오거나, 드라이버가 컴파일합니다. 최악의 경우 몇 초이며 한 번만 치릅니다.</translation>
    </message>
    <message>
        <source>Overhead records named Lazy Function Loading, Runtime Triggered Module Loading or Driver Compiler, inside a step (without steps: anywhere).</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스텝 안(스텝이 없으면 어디든)의 Lazy Function Loading, Runtime Triggered Module Loading, Driver Compiler라는 오버헤드 기록입니다.</translation>
    </message>
    <message>
        <source>The launch call of a kernel's first use is far longer than later ones of the same kernel.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>커널을 처음 쓰는 런치 호출이 같은 커널의 이후 호출보다 훨씬 깁니다.</translation>
    </message>
    <message>
        <source>Warm up before recording. To test, CUDA_MODULE_LOADING=EAGER. If the driver compiles, build for this GPU's architecture.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>기록하기 전에 워밍업하십시오. 시험하려면 CUDA_MODULE_LOADING=EAGER. 드라이버가 컴파일한다면 이 GPU의 아키텍처로 빌드하십시오.</translation>
    </message>
    <message>
        <source>Options of the profiler that record stacks, shapes or memory cost time for every op, so the CPU side looks slower than it is.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스택, 모양, 메모리를 기록하는 프로파일러 옵션은 op마다 시간을 써서 CPU 쪽이 실제보다 느려 보입니다.</translation>
    </message>
    <message>
        <source>The file says which options were on; the main thread has more slices a millisecond than a recording without them has.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>어떤 옵션이 켜져 있었는지 파일에 있고, 메인 스레드의 밀리초당 슬라이스가 옵션 없는 기록보다 많습니다.</translation>
    </message>
    <message>
        <source>Record the same steps with the options off and compare the length of a step.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>옵션을 끄고 같은 스텝을 기록해 스텝의 길이를 비교하십시오.</translation>
    </message>
    <message>
        <source>Take times from a recording without them; take places in the code from one with them.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>시간은 옵션 없는 기록에서, 코드 위치는 옵션을 켠 기록에서 보십시오.</translation>
    </message>
    <message>
        <source>Much of what torch's table adds up as CPU time is the profiler's own.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>torch의 표가 CPU 시간으로 더한 것 중 상당 부분이 프로파일러 자체의 것입니다.</translation>
    </message>
    <message>
        <source>Buffer requests, flushes and the wait at the end, divided by the table's Self CPU time total.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>버퍼 요청, 플러시, 끝의 대기를 표의 Self CPU time total로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Sort the operator table by Self CPU: cudaDeviceSynchronize or Activity Buffer Request stands on top.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>연산자 표를 자체 CPU로 정렬하십시오. cudaDeviceSynchronize나 Activity Buffer Request가 맨 위에 있습니다.</translation>
    </message>
    <message>
        <source>Use the corrected table.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>보정한 표를 쓰십시오.</translation>
    </message>
    <message>
        <source>Something that belongs to what is in the file is not in it: its end, the launches of some kernels, or the kernels of some launches.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>파일에 있는 것에 딸려야 할 무언가가 없습니다. 파일의 끝, 일부 커널의 런치, 또는 일부 런치의 커널입니다.</translation>
    </message>
    <message>
        <source>A file that ends in the middle; GPU work without launch call, op or annotation; launch calls without GPU work.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>도중에 끝난 파일, 런치 호출도 op도 어노테이션도 없는 GPU 작업, GPU 작업이 없는 런치 호출입니다.</translation>
    </message>
    <message>
        <source>Select such a kernel: it has no arrow.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>그런 커널을 선택하십시오. 화살표가 없습니다.</translation>
    </message>
    <message>
        <source>A warm-up tail is normal. If the GPU is missing altogether, see that no other profiler is attached and that reading the GPU's counters is allowed.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>워밍업의 꼬리라면 정상입니다. GPU가 아예 없다면 다른 프로파일러가 붙어 있지 않은지, GPU 카운터를 읽을 권한이 있는지 보십시오.</translation>
    </message>
    <message>
        <source>The first step takes much longer than the rest: it pays for loading, allocating and choosing kernels.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>첫 스텝이 나머지보다 훨씬 오래 걸립니다. 불러오기, 할당, 커널 선택의 비용을 치릅니다.</translation>
    </message>
    <message>
        <source>Length of the first step with the GPU work launched in it, against the median of the later ones; the profiler's pauses are taken out first.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>첫 스텝과 거기서 런치된 GPU 작업의 길이를 이후 스텝의 중앙값과 비교합니다. 프로파일러의 멈춤은 먼저 뺍니다.</translation>
    </message>
    <message>
        <source>Compare the first steps in the ruler.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>눈금자에서 처음 스텝들을 비교하십시오.</translation>
    </message>
    <message>
        <source>Leave it out of averages; warm up before recording. The cost is paid once all the same.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>평균에서 빼고, 기록하기 전에 워밍업하십시오. 그래도 그 비용은 한 번 치릅니다.</translation>
    </message>
    <message>
        <source>Between the start of an annotation and its first op the CPU does something that has no row.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>어노테이션의 시작과 그 첫 op 사이에서 CPU가 행에 나오지 않는 일을 합니다.</translation>
    </message>
    <message>
        <source>From the start of each annotation of one name to the first op in it. Once: the first gap against the median of the others. Again and again: gaps in steady steps in which the GPU waits.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>같은 이름의 각 어노테이션의 시작부터 그 안의 첫 op까지입니다. 한 번뿐이면 첫 간격을 나머지의 중앙값과 비교하고, 되풀이되면 안정 스텝에서 GPU가 기다리는 간격을 봅니다.</translation>
    </message>
    <message>
        <source>Zoom to the start of the annotation: there is nothing below it at first.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>어노테이션의 시작으로 확대하십시오. 처음에는 그 아래에 아무것도 없습니다.</translation>
    </message>
    <message>
        <source>Once, it is set-up: nothing to do. In each step it is Python work: move it out of the loop. Stacks (with_stack=True) name the lines.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>한 번뿐이면 준비 작업이므로 할 일이 없습니다. 스텝마다 있으면 Python 작업이니 루프 밖으로 옮기십시오. 스택(with_stack=True)이 줄을 알려 줍니다.</translation>
    </message>
    <message>
        <source>One kernel becomes faster or slower from call to call: the GPU's clock or temperature changes.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>한 커널이 호출마다 점점 빨라지거나 느려집니다. GPU의 클럭이나 온도가 변합니다.</translation>
    </message>
    <message>
        <source>Spearman's rank correlation of duration and order over all calls of one kernel with one launch geometry that ran alone, and the medians of the first and the last quarter.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>혼자 실행된, 런치 구성이 같은 한 커널의 모든 호출에서 길이와 순서의 스피어만 순위 상관과, 처음 4분의 1과 마지막 4분의 1의 중앙값입니다.</translation>
    </message>
    <message>
        <source>Select the kernel in the kernels table and compare its first with its last instances.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>커널 표에서 커널을 선택해 처음과 마지막 인스턴스를 비교하십시오.</translation>
    </message>
    <message>
        <source>Warm up longer, or fix the clock with nvidia-smi -lgc while you measure.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>더 오래 워밍업하거나, 재는 동안 nvidia-smi -lgc로 클럭을 고정하십시오.</translation>
    </message>
    <message>
        <source>The first call of an op or kernel takes much longer than later ones.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>op나 커널의 첫 호출이 이후보다 훨씬 오래 걸립니다.</translation>
    </message>
    <message>
        <source>First duration against the median of the rest, for each op name and each kernel with its launch geometry.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>op 이름마다, 그리고 런치 구성까지 같은 커널마다 첫 길이를 나머지의 중앙값과 비교합니다.</translation>
    </message>
    <message>
        <source>Search for the op and compare its first slice with the second.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>op를 검색해 첫 슬라이스와 둘째를 비교하십시오.</translation>
    </message>
    <message>
        <source>Leave first calls out of averages.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>첫 호출은 평균에서 빼십시오.</translation>
    </message>
    <message>
        <source>The same kernel with the same sizes takes different times.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>같은 크기의 같은 커널이 걸리는 시간이 서로 다릅니다.</translation>
    </message>
    <message>
        <source>Kernels of one name and launch geometry in the steady steps, each compared with those at the same place of the other steps; where the steps do not match, with the median of all.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>안정 스텝에서 이름과 런치 구성이 같은 커널들을 다른 스텝의 같은 자리에 있는 것과 비교하고, 스텝이 맞지 않으면 전체의 중앙값과 비교합니다.</translation>
    </message>
    <message>
        <source>Sort the instances of the kernel by duration and look what else runs at those times.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>커널의 인스턴스를 길이순으로 정렬하고 그때 다른 무엇이 도는지 보십시오.</translation>
    </message>
    <message>
        <source>Compare by the median. Fix clocks; see whether another stream or another process shares the GPU.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>중앙값으로 비교하십시오. 클럭을 고정하고, 다른 스트림이나 다른 프로세스가 GPU를 함께 쓰는지 보십시오.</translation>
    </message>
    <message>
        <source>One kernel takes most of the GPU's time on a run that the GPU limits. For a large product of matrices that is health.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU가 제한하는 실행에서 커널 하나가 GPU 시간의 대부분을 차지합니다. 큰 행렬곱이라면 건강한 상태입니다.</translation>
    </message>
    <message>
        <source>Summed time of all kernels of one name in the steady steps, divided by the time of all compute kernels.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>안정 스텝에서 같은 이름의 모든 커널 시간을 더해 모든 연산 커널의 시간으로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Sort the kernels table by total time.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>커널 표를 합계 시간으로 정렬하십시오.</translation>
    </message>
    <message>
        <source>If anything on the GPU side pays, it is this kernel: precision, shapes, algorithm.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU 쪽에서 효과가 있다면 이 커널입니다. 정밀도, 모양, 알고리즘.</translation>
    </message>
    <message>
        <source>One short op is called so often that it takes a good part of the CPU's time.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>짧은 op 하나가 너무 자주 호출되어 CPU 시간의 상당 부분을 차지합니다.</translation>
    </message>
    <message>
        <source>Self time of the op (without what lies below it) of all ops' self time in the steady steps, its mean, and its calls a step.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>안정 스텝에서 모든 op의 자체 시간 중 이 op의 자체 시간(그 아래의 것을 뺀 시간)의 비율, 그 평균, 스텝당 호출 수입니다.</translation>
    </message>
    <message>
        <source>Sort the operators table by number of calls.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>연산자 표를 호출 수로 정렬하십시오.</translation>
    </message>
    <message>
        <source>Batch the tensors, use torch._foreach_ functions, let torch.compile fuse, or use a CUDA graph.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>텐서를 묶고, torch._foreach_ 함수를 쓰고, torch.compile로 융합하거나, CUDA 그래프를 쓰십시오.</translation>
    </message>
    <message>
        <source>An op takes long only because of what it calls.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>op가 오래 걸리는 것은 그것이 호출하는 것 때문입니다.</translation>
    </message>
    <message>
        <source>Self time below a twentieth of its total; the op or call right below that takes most is named.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>자체 시간이 합계의 20분의 1 미만입니다. 바로 아래에서 가장 많이 쓰는 op나 호출의 이름을 알려 줍니다.</translation>
    </message>
    <message>
        <source>Follow the widest slice downwards in the CPU lane.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>CPU 레인에서 가장 넓은 슬라이스를 따라 아래로 내려가십시오.</translation>
    </message>
    <message>
        <source>Nothing: read on below.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>할 일은 없습니다. 아래를 계속 읽으십시오.</translation>
    </message>
    <message>
        <source>Before the launch the library asked how many blocks of the kernel fit on one multiprocessor: it adapts a heavy kernel to the GPU.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>런치 전에 라이브러리가 커널의 블록이 멀티프로세서 하나에 몇 개 들어가는지 물었습니다. 무거운 커널을 GPU에 맞추는 것입니다.</translation>
    </message>
    <message>
        <source>A cudaOccupancyMaxActiveBlocksPerMultiprocessor call in the op that launches a product of matrices or a kernel with many registers or shared memory.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>행렬곱이나 레지스터 또는 공유 메모리를 많이 쓰는 커널을 런치하는 op 안의 cudaOccupancyMaxActiveBlocksPerMultiprocessor 호출입니다.</translation>
    </message>
    <message>
        <source>Look at the runtime calls of the op, right before cudaLaunchKernel.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>op의 런타임 호출에서 cudaLaunchKernel 바로 앞을 보십시오.</translation>
    </message>
    <message>
        <source>Nothing. That no query is there proves nothing: newer libraries decide without one.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>없습니다. 조회가 없다고 해서 증명되는 것은 없습니다. 새 라이브러리는 조회 없이 결정합니다.</translation>
    </message>
    <message>
        <source>Kernels of few registers and no shared memory do little with each element: memory or their own launch limits them.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>레지스터가 적고 공유 메모리가 없는 커널은 원소 하나에 하는 일이 적습니다. 메모리나 자신의 런치가 제한합니다.</translation>
    </message>
    <message>
        <source>Registers per thread and shared memory of the kernel's record; no occupancy query in its op.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>커널 기록의 스레드당 레지스터와 공유 메모리이며, op 안에 점유율 조회가 없습니다.</translation>
    </message>
    <message>
        <source>Select such a kernel and read its arguments.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>그런 커널을 선택해 인자를 읽으십시오.</translation>
    </message>
    <message>
        <source>Fuse neighbours (torch.compile): each kernel less saves a launch and one pass over the data.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>이웃을 융합하십시오(torch.compile). 커널이 하나 줄 때마다 런치 한 번과 데이터를 한 번 훑는 비용을 아낍니다.</translation>
    </message>
    <message>
        <source>Most kernels run shorter than it takes to launch them, so the GPU waits for launches.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>대부분의 커널이 런치하는 데 걸리는 시간보다 짧게 돌아서 GPU가 런치를 기다립니다.</translation>
    </message>
    <message>
        <source>Kernels below 10 us, or shorter than their own launch call; those of CUDA graphs do not count.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>10 us 미만이거나 자신의 런치 호출보다 짧은 커널이며, CUDA 그래프의 커널은 세지 않습니다.</translation>
    </message>
    <message>
        <source>Compare a kernel's length with its launch call's.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>커널의 길이를 그 런치 호출과 비교하십시오.</translation>
    </message>
    <message>
        <source>Larger batches, fused ops, fused optimizers, CUDA graphs.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>더 큰 배치, 융합된 op, 융합된 옵티마이저, CUDA 그래프.</translation>
    </message>
    <message>
        <source>Some launch calls take far longer than the usual few microseconds.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>일부 런치 호출이 보통의 몇 마이크로초보다 훨씬 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Launch calls above 50 us in the steady steps, without what the profiler and loading took of them, and how long the GPU did nothing during them.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>안정 스텝에서 프로파일러와 불러오기가 쓴 부분을 빼고 50 us가 넘는 런치 호출과, 그동안 GPU가 아무것도 하지 않은 시간입니다.</translation>
    </message>
    <message>
        <source>Sort the calls table by longest.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>호출 표를 최장 순으로 정렬하십시오.</translation>
    </message>
    <message>
        <source>See what holds the CPU: a lock in the driver, memory that is freed, too few cores.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>무엇이 CPU를 붙잡는지 보십시오. 드라이버의 잠금, 해제되는 메모리, 부족한 코어.</translation>
    </message>
    <message>
        <source>Some work begins long after its launch call ended. Behind a full queue that is healthy; on an idle GPU something held it.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>일부 작업이 런치 호출이 끝나고 한참 뒤에 시작합니다. 가득 찬 큐 뒤라면 건강한 상태이고, GPU가 쉬고 있었다면 무언가가 붙잡은 것입니다.</translation>
    </message>
    <message>
        <source>Start of the work minus end of its launch call, above 100 us; whether the GPU was busy for most of that time tells the two apart.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>작업의 시작에서 런치 호출의 끝을 뺀 값이 100 us를 넘는 것입니다. 그 시간 대부분 GPU가 바빴는지로 둘을 구별합니다.</translation>
    </message>
    <message>
        <source>Select the kernel and look at the GPU lanes between its launch call and its start.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>커널을 선택하고 런치 호출과 시작 사이의 GPU 레인을 보십시오.</translation>
    </message>
    <message>
        <source>For those on an idle GPU: look for an event or copy of another stream that they wait for.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU가 쉬고 있던 것이라면, 기다리는 다른 스트림의 이벤트나 복사를 찾으십시오.</translation>
    </message>
    <message>
        <source>Inside the step the CPU stops and waits for the GPU. It cannot launch ahead, so the GPU runs dry afterwards.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스텝 안에서 CPU가 멈춰 GPU를 기다립니다. 앞서 런치할 수 없으므로 그 뒤에 GPU가 할 일이 떨어집니다.</translation>
    </message>
    <message>
        <source>Stream, device and event synchronisations of the launching threads in the steady steps. Their cost is what a replay of the steps gains when they are taken out.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>안정 스텝에서 런치하는 스레드들의 스트림, 디바이스, 이벤트 동기화입니다. 비용은 동기화를 뺀 스텝의 재생이 버는 시간입니다.</translation>
    </message>
    <message>
        <source>Search for Synchronize; behind each one the GPU lane has a hole until the next launch.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>Synchronize를 검색하십시오. 하나하나 그 뒤로 다음 런치까지 GPU 레인에 빈 곳이 있습니다.</translation>
    </message>
    <message>
        <source>Keep values on the GPU, log every N steps, use masks of a fixed size, pinned memory and non_blocking=True.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>값을 GPU에 두고, N 스텝마다 로그를 남기고, 고정 크기의 마스크를 쓰고, 핀드 메모리와 non_blocking=True를 쓰십시오.</translation>
    </message>
    <message>
        <source>What the GPU's idle time is made of: waiting for the CPU's launch, short pauses between kernels, or something else.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU의 유휴 시간이 무엇으로 이루어졌는지 보여 줍니다. CPU의 런치를 기다림, 커널 사이의 짧은 멈춤, 그 밖의 것.</translation>
    </message>
    <message>
        <source>Each gap is classed by the work that ends it. Host wait: its launch call began after the gap did. Kernel wait: the launch was there and the gap is below 30 us. Other: the rest. The profiler's part is left out.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>각 갭을 그것을 끝낸 작업으로 분류합니다. 호스트 대기: 런치 호출이 갭보다 늦게 시작했습니다. 커널 대기: 런치는 있었고 갭이 30 us 미만입니다. 기타: 나머지입니다. 프로파일러의 몫은 뺍니다.</translation>
    </message>
    <message>
        <source>Click a gap: it names its cause and what the CPU did.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>갭을 클릭하십시오. 원인과 CPU가 한 일이 나옵니다.</translation>
    </message>
    <message>
        <source>Host wait: make the CPU side faster or let it run ahead.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>호스트 대기라면 CPU 쪽을 빠르게 하거나 앞서 달리게 하십시오.</translation>
    </message>
    <message>
        <source>The whole GPU stands still for longer than a millisecond.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU 전체가 1 ms 넘게 멈춰 있습니다.</translation>
    </message>
    <message>
        <source>Stretches of the judged time in which no stream runs, without the first, the last and what the profiler caused.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>판단하는 시간에서 어떤 스트림도 돌지 않는 구간이며, 처음과 마지막, 프로파일러가 일으킨 것은 뺍니다.</translation>
    </message>
    <message>
        <source>Press G to go from gap to gap.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>G를 눌러 갭에서 갭으로 이동하십시오.</translation>
    </message>
    <message>
        <source>Look what the CPU did: saving, logging, loading, evaluation.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>CPU가 무엇을 했는지 보십시오. 저장, 로깅, 불러오기, 평가.</translation>
    </message>
    <message>
        <source>The GPU works well in some stretches and little in others.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU가 어떤 구간에서는 잘 일하고 어떤 구간에서는 거의 일하지 않습니다.</translation>
    </message>
    <message>
        <source>The time from its first to its last work, cut into 30 equal stretches; neighbours in which work covers less than half are joined.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>첫 작업부터 마지막 작업까지를 같은 길이의 30개 구간으로 나누고, 작업이 절반 미만인 이웃 구간을 합칩니다.</translation>
    </message>
    <message>
        <source>Look at the GPU's density in the overview strip.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>개요 띠에서 GPU의 밀도를 보십시오.</translation>
    </message>
    <message>
        <source>Compare what the CPU does in both kinds of stretch.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>두 종류의 구간에서 CPU가 하는 일을 비교하십시오.</translation>
    </message>
    <message>
        <source>Communication takes a good part of the step, and compute does not cover it.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>통신이 스텝의 상당 부분을 차지하고, 연산이 그것을 가려 주지 못합니다.</translation>
    </message>
    <message>
        <source>Union of NCCL and RCCL kernels in the steady steps, and the part of it in which no compute kernel runs.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>안정 스텝의 NCCL과 RCCL 커널의 합집합과, 그중 연산 커널이 돌지 않는 부분입니다.</translation>
    </message>
    <message>
        <source>Compare the nccl stream with the compute stream.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>nccl 스트림과 연산 스트림을 비교하십시오.</translation>
    </message>
    <message>
        <source>See whether the rank waits for another one; then buckets, no_sync(), smaller types.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>랭크가 다른 랭크를 기다리는지 보고, 그다음 버킷, no_sync(), 더 작은 타입.</translation>
    </message>
    <message>
        <source>One rank comes late to the collectives, and all others wait for it.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>한 랭크가 집합 통신에 늦게 와서 나머지가 모두 기다립니다.</translation>
    </message>
    <message>
        <source>From the recordings of several ranks: who starts each collective last.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>여러 랭크의 기록에서 각 집합 통신을 누가 마지막에 시작하는지 봅니다.</translation>
    </message>
    <message>
        <source>Open the ranks together and compare the starts of one collective.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>랭크들을 함께 열어 한 집합 통신의 시작을 비교하십시오.</translation>
    </message>
    <message>
        <source>Look at that rank alone: its CPU, its data, its GPU's clock.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>그 랭크만 따로 보십시오. CPU, 데이터, GPU의 클럭.</translation>
    </message>
    <message>
        <source>The main thread waits for the next batch.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>메인 스레드가 다음 배치를 기다립니다.</translation>
    </message>
    <message>
        <source>Time inside DataLoader.__next__ on the main thread, and the part of it in which the GPU does nothing.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>메인 스레드가 DataLoader.__next__ 안에 있는 시간과, 그중 GPU가 아무것도 하지 않는 부분입니다.</translation>
    </message>
    <message>
        <source>Look for enumerate(DataLoader)#...__next__ in the main thread's lane.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>메인 스레드의 레인에서 enumerate(DataLoader)#...__next__를 찾으십시오.</translation>
    </message>
    <message>
        <source>num_workers, pin_memory, prefetch_factor, persistent_workers.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>num_workers, pin_memory, prefetch_factor, persistent_workers.</translation>
    </message>
    <message>
        <source>The CPU has launched as far ahead as the driver lets it. The GPU limits the run.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>CPU가 드라이버가 허용하는 만큼 앞서 런치했습니다. GPU가 실행을 제한합니다.</translation>
    </message>
    <message>
        <source>Per stream, launch calls begun minus work begun; 1 024 is the usual length of the driver's queue.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>스트림별로, 시작된 런치 호출 수에서 시작된 작업 수를 뺀 값입니다. 드라이버 큐의 보통 길이는 1 024입니다.</translation>
    </message>
    <message>
        <source>Launch calls become long in the middle of the step, while the GPU lane is full.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>GPU 레인이 가득 찬 동안 스텝 중간에서 런치 호출이 길어집니다.</translation>
    </message>
    <message>
        <source>Nothing: that is how it should be.</source>
        <extracomment>core/verdict/help.cpp</extracomment>
        <translation>할 일은 없습니다. 그래야 하는 상태입니다.</translation>
    </message>
    <message>
        <source>It stays below what the GPU can do: see "{finding}".</source>
        <extracomment>core/verdict/report.cpp</extracomment>
        <translation>GPU가 낼 수 있는 것에 못 미칩니다. "{finding}" 항목을 보십시오.</translation>
    </message>
    <message>
        <source>the gap that it held open on the GPU</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>GPU에서 벌려 놓은 갭</translation>
    </message>
    <message>
        <source>A pause of the profiler</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>프로파일러의 멈춤</translation>
    </message>
    <message>
        <source>Pauses of the profiler</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>프로파일러의 멈춤</translation>
    </message>
    <message>
        <source>1 Activity Buffer Request</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>Activity Buffer Request 1개</translation>
    </message>
    <message>
        <source>{} Activity Buffer Requests</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>Activity Buffer Request {}개</translation>
    </message>
    <message>
        <source>{requests_text} took {total_ns}; a launch call waited, and the GPU ran dry for {gpu_gap_ns}. That is the profiler's doing: it is left out of every judgement here.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>{requests_text}에 {total_ns}이(가) 걸렸습니다. 런치 호출이 기다렸고 GPU는 {gpu_gap_ns} 동안 할 일이 없었습니다. 프로파일러가 한 일이므로 여기의 모든 판단에서 뺍니다.</translation>
    </message>
    <message>
        <source>{requests_text} took {total_ns}, but held no launch back: the GPU lost nothing by it.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>{requests_text}에 {total_ns}이(가) 걸렸지만 붙잡힌 런치가 없어 GPU가 잃은 것은 없습니다.</translation>
    </message>
    <message>
        <source>Do not optimise this: without the profiler it is not there. Read the steps behind it, or record more of them.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>최적화하지 마십시오. 프로파일러가 없으면 사라집니다. 그 뒤의 스텝을 보거나 스텝을 더 기록하십시오.</translation>
    </message>
    <message>
        <source>The file does not say which thread paid; it is taken to be the one whose next launch waits.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>어느 스레드가 비용을 치렀는지 파일에 없습니다. 다음 런치가 기다리는 스레드로 봅니다.</translation>
    </message>
    <message>
        <source>in step {}</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>스텝 {}에서</translation>
    </message>
    <message>
        <source>the request</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>요청</translation>
    </message>
    <message>
        <source>The wait at the end is for GPU work that is left</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>끝의 대기는 남은 GPU 작업을 위한 것입니다</translation>
    </message>
    <message>
        <source>The wait at the end is the profiler's</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>끝의 대기는 프로파일러의 것입니다</translation>
    </message>
    <message>
        <source>{name} after the last step takes {sync_ns}: GPU work still runs for {gpu_work_ns} of it, the rest is waiting.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>마지막 스텝 뒤의 {name}에 {sync_ns}이(가) 걸립니다. 그중 {gpu_work_ns} 동안은 GPU 작업이 아직 돌고, 나머지는 대기입니다.</translation>
    </message>
    <message>
        <source>{name} after the last step takes {sync_ns}, with no GPU work left to wait for.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>마지막 스텝 뒤의 {name}에 {sync_ns}이(가) 걸리지만, 기다릴 GPU 작업은 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>It is left out of every judgement here.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>여기의 모든 판단에서 뺍니다.</translation>
    </message>
    <message>
        <source>Leave it out when you read torch's table too: there it counts as CPU time.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>torch의 표를 읽을 때도 빼십시오. 거기서는 CPU 시간으로 셉니다.</translation>
    </message>
    <message>
        <source>A torch.cuda.synchronize() of your own right behind the loop looks the same.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>루프 바로 뒤에서 직접 호출한 torch.cuda.synchronize()도 똑같이 보입니다.</translation>
    </message>
    <message>
        <source>the synchronisation</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>동기화</translation>
    </message>
    <message>
        <source>Kernels are loaded on first use</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>커널을 처음 쓸 때 불러옵니다</translation>
    </message>
    <message>
        <source>{} loads</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>불러오기 {}번</translation>
    </message>
    <message>
        <source>None of it falls into a steady step.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>안정 스텝에 들어가는 것은 없습니다.</translation>
    </message>
    <message>
        <source>{loads_text} of kernel code took {total_ns}, {steady_ns} of it in steady steps.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>커널 코드 {loads_text}에 {total_ns}이(가) 걸렸고, 그중 {steady_ns}은(는) 안정 스텝 안입니다.</translation>
    </message>
    <message>
        <source>{loads_text} of kernel code took {total_ns}.{where_text}</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>커널 코드 {loads_text}에 {total_ns}이(가) 걸렸습니다.{where_text}</translation>
    </message>
    <message>
        <source>The driver compiled for {driver_compiler_ns}: the binary holds no code for this GPU.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>드라이버가 {driver_compiler_ns} 동안 컴파일했습니다. 바이너리에 이 GPU의 코드가 없습니다.</translation>
    </message>
    <message>
        <source>Build for this GPU's architecture (TORCH_CUDA_ARCH_LIST). Warm up before you record.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>이 GPU의 아키텍처로 빌드하십시오(TORCH_CUDA_ARCH_LIST). 기록하기 전에 워밍업하십시오.</translation>
    </message>
    <message>
        <source>Warm up before you record: schedule(wait=1, warmup=3, active=5). To test, set CUDA_MODULE_LOADING=EAGER.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>기록하기 전에 워밍업하십시오: schedule(wait=1, warmup=3, active=5). 시험하려면 CUDA_MODULE_LOADING=EAGER를 설정하십시오.</translation>
    </message>
    <message>
        <source>These records exist from CUDA 12.4 on; loads before the window are not in the file.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>이 기록은 CUDA 12.4부터 있습니다. 구간 이전의 불러오기는 파일에 없습니다.</translation>
    </message>
    <message>
        <source>The GPU lane begins late</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>GPU 레인이 늦게 시작합니다</translation>
    </message>
    <message>
        <source>The first work on the GPU ({kernel}) begins {delay_ns} after its launch call ended, though the GPU had nothing else to do; later work waits {median_later_ns} (median). Nothing in the file shows why.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>GPU에 다른 할 일이 없었는데도 첫 작업({kernel})이 런치 호출이 끝나고 {delay_ns} 뒤에 시작합니다. 이후 작업은 {median_later_ns}(중앙값)을(를) 기다립니다. 파일에는 이유를 보여 주는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Do not read this as the program's doing. To see the cause, record with schedule(wait=0, warmup=0): then a buffer request of the profiler that came before the window is in the file.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>프로그램이 한 일로 읽지 마십시오. 원인을 보려면 schedule(wait=0, warmup=0)로 기록하십시오. 그러면 구간 이전에 온 프로파일러의 버퍼 요청이 파일에 들어갑니다.</translation>
    </message>
    <message>
        <source>Consistent with a buffer request that began before the window, with work left over from warm-up, or with a GPU that had to wake up; the file cannot tell these apart.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>구간 이전에 시작된 버퍼 요청, 워밍업에서 남은 작업, 깨어나야 했던 GPU 중 어느 것과도 맞습니다. 파일로는 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>the launch call</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>런치 호출</translation>
    </message>
    <message>
        <source>nothing runs</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>아무것도 돌지 않음</translation>
    </message>
    <message>
        <source>the first work</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>첫 작업</translation>
    </message>
    <message>
        <source>{d} record</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>기록 {d}개</translation>
    </message>
    <message>
        <source>{d} records</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>기록 {d}개</translation>
    </message>
    <message>
        <source>The profiler works inside the window</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>프로파일러가 구간 안에서 작업합니다</translation>
    </message>
    <message>
        <source>{what}: {window_share} of the window went into the profiler's own library. Where it held a launch back, it is left out of every judgement here.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>{what}: 구간의 {window_share}을(를) 프로파일러 자체의 라이브러리가 썼습니다. 런치를 붙잡은 부분은 여기의 모든 판단에서 뺍니다.</translation>
    </message>
    <message>
        <source>Record fewer steps at a time, or fewer activities, and read the steps without such a record.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>한 번에 더 적은 스텝이나 활동을 기록하고, 그런 기록이 없는 스텝을 보십시오.</translation>
    </message>
    <message>
        <source>A flush on another thread may have cost the program nothing.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>다른 스레드의 플러시는 프로그램에 아무 비용도 주지 않았을 수 있습니다.</translation>
    </message>
    <message>
        <source>Recording itself slows the CPU side</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>기록 자체가 CPU 쪽을 느리게 합니다</translation>
    </message>
    <message>
        <source>Recorded with {options}: {slices_per_ms} slices a millisecond on the main thread ({slices_per_step} a step, {python_per_step} of them Python functions). Each costs time of its own, so small ops look longer than they are, and the CPU side as a whole is slower than without the profiler.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>{options}(으)로 기록했습니다. 메인 스레드의 슬라이스가 밀리초당 {slices_per_ms}개(스텝당 {slices_per_step}개, 그중 Python 함수 {python_per_step}개)입니다. 하나하나가 시간을 쓰므로 작은 op는 실제보다 길어 보이고, CPU 쪽 전체가 프로파일러가 없을 때보다 느립니다.</translation>
    </message>
    <message>
        <source>To measure times, record again without with_stack, record_shapes and profile_memory; use this recording to find places in the code.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>시간을 재려면 with_stack, record_shapes, profile_memory 없이 다시 기록하십시오. 이 기록은 코드 위치를 찾는 데 쓰십시오.</translation>
    </message>
    <message>
        <source>How much an option costs depends on the machine; the file does not tell.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>옵션의 비용은 장비에 따라 다릅니다. 파일에는 나오지 않습니다.</translation>
    </message>
    <message>
        <source>a step with its rows</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>행이 있는 스텝</translation>
    </message>
    <message>
        <source>Torch's table counts the profiler as CPU time</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>torch의 표는 프로파일러를 CPU 시간으로 셉니다</translation>
    </message>
    <message>
        <source>{profiler_ns} of the {table_total_ns} that key_averages().table() prints as "Self CPU time total" ({share}) are the profiler's buffer requests, flushes and its wait at the end. Without them it is {corrected_ns}.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>key_averages().table()이 "Self CPU time total"로 출력하는 {table_total_ns} 중 {profiler_ns}({share})은(는) 프로파일러의 버퍼 요청, 플러시, 끝의 대기입니다. 이를 빼면 {corrected_ns}입니다.</translation>
    </message>
    <message>
        <source>Read the corrected table, and never divide GPU time by that total to get a utilisation.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>보정한 표를 읽고, GPU 시간을 그 합계로 나눠 사용률을 구하지 마십시오.</translation>
    </message>
    <message>
        <source>A torch.cuda.synchronize() of your own behind the loop is counted as the profiler's here.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>루프 뒤에서 직접 호출한 torch.cuda.synchronize()도 여기서는 프로파일러의 것으로 셉니다.</translation>
    </message>
    <message>
        <source>Parts are missing from the recording</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>기록에서 빠진 부분이 있습니다</translation>
    </message>
    <message>
        <source>The file is cut off</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>파일이 잘려 있습니다</translation>
    </message>
    <message>
        <source>The file ends in the middle: {slices} slices were read before that, and what came behind is lost.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>파일이 도중에 끝납니다. 그 전까지 슬라이스 {slices}개를 읽었고, 그 뒤의 것은 없습니다.</translation>
    </message>
    <message>
        <source>the last thing that was read</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>마지막으로 읽은 것</translation>
    </message>
    <message>
        <source>{d} piece of GPU work has</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>GPU 작업 {d}개는</translation>
    </message>
    <message>
        <source>{d} pieces of GPU work have</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>GPU 작업 {d}개는</translation>
    </message>
    <message>
        <source>{unlinked_text} no launch in the file ({unlinked_ns}): usually the tail of the warm-up, launched before the window began.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>{unlinked_text} 파일에 런치가 없습니다({unlinked_ns}). 보통 구간이 시작되기 전에 런치된 워밍업의 꼬리입니다.</translation>
    </message>
    <message>
        <source>no launch in the file</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>파일에 런치가 없음</translation>
    </message>
    <message>
        <source>{d} launch call has</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>런치 호출 {d}개는</translation>
    </message>
    <message>
        <source>{d} launch calls have</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>런치 호출 {d}개는</translation>
    </message>
    <message>
        <source>The GPU was not recorded</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>GPU가 기록되지 않았습니다</translation>
    </message>
    <message>
        <source>{calls_text} no GPU work in the file: the program used the GPU, but nothing of it was recorded.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>{calls_text} 파일에 GPU 작업이 없습니다. 프로그램은 GPU를 썼지만 기록된 것이 없습니다.</translation>
    </message>
    <message>
        <source>{calls_text} no GPU work in the file: it ran behind the end of the window, or was captured into a graph.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>{calls_text} 파일에 GPU 작업이 없습니다. 구간이 끝난 뒤에 실행되었거나 그래프로 캡처되었습니다.</translation>
    </message>
    <message>
        <source>its work is not in the file</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>그 작업이 파일에 없음</translation>
    </message>
    <message>
        <source>Record again: let the program end the profiler itself, with ProfilerActivity.CUDA in its activities, no other profiler attached (Nsight, DCGM), and permission to read the GPU's counters.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>다시 기록하십시오. 프로그램이 프로파일러를 스스로 끝내게 하고, activities에 ProfilerActivity.CUDA를 넣고, 다른 프로파일러(Nsight, DCGM)를 붙이지 말고, GPU 카운터를 읽을 권한을 주십시오.</translation>
    </message>
    <message>
        <source>Nothing needs to be done: these pieces are drawn, and left out where steps are judged.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>할 일은 없습니다. 이 작업들은 그리되, 스텝을 판단할 때는 뺍니다.</translation>
    </message>
    <message>
        <source>Work that a library launches by ways that the profiler does not follow looks the same.</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>프로파일러가 따라가지 못하는 방식으로 라이브러리가 런치한 작업도 똑같이 보입니다.</translation>
    </message>
    <message>
        <source>a steady step of median length</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>길이가 중앙값인 안정 스텝</translation>
    </message>
    <message>
        <source>the longest wait for a launch in it</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>그 안에서 가장 긴 런치 대기</translation>
    </message>
    <message>
        <source>What would help most: less time in {top_kernel}, which takes {top_kernel_per_step_ns} of a step ({top_kernel_share} of kernel time).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 도움이 되는 것: {top_kernel}의 시간을 줄이기. 스텝당 {top_kernel_per_step_ns}(커널 시간의 {top_kernel_share})을(를) 씁니다.</translation>
    </message>
    <message>
        <source>Nothing outside the kernels would gain more than {best_gain_ns} ({best_gain_share}).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>커널 밖의 무엇도 {best_gain_ns}({best_gain_share})보다 더 벌어 주지 못합니다.</translation>
    </message>
    <message>
        <source>The shares hold for the recorded steps only; a longer run may differ.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>이 비율은 기록된 스텝에 대해서만 맞습니다. 더 긴 실행은 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>No GPU work in the file</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>파일에 GPU 작업이 없습니다</translation>
    </message>
    <message>
        <source>Nothing to judge: the file holds 0 slices.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>판단할 것이 없습니다: 파일에 슬라이스가 0개입니다.</translation>
    </message>
    <message>
        <source>CPU only: no kernel, copy or set in {window_ns} of trace ({steps} steps).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>CPU 전용: 트레이스 {window_ns}(스텝 {steps}개)에 커널, 복사, memset이 없습니다.</translation>
    </message>
    <message>
        <source>The file holds no device event. Either the program ran on the CPU alone, or the GPU was not recorded.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>파일에 디바이스 이벤트가 없습니다. 프로그램이 CPU에서만 돌았거나 GPU가 기록되지 않았습니다.</translation>
    </message>
    <message>
        <source>If a GPU was at work, record with activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA], without another profiler attached.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>GPU가 일했다면 다른 프로파일러를 붙이지 않고 activities=[ProfilerActivity.CPU, ProfilerActivity.CUDA]로 기록하십시오.</translation>
    </message>
    <message>
        <source>A profiler without permission to read the GPU writes such a file too.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>GPU를 읽을 권한이 없는 프로파일러도 이런 파일을 씁니다.</translation>
    </message>
    <message>
        <source>No GPU work in this range</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>이 범위에 GPU 작업이 없습니다</translation>
    </message>
    <message>
        <source>Undecidable: no GPU work lies in this range of {window_ns}.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>판단 불가: {window_ns} 길이의 이 범위에 GPU 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing ran on the GPU here.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>여기서는 GPU에서 아무것도 돌지 않았습니다.</translation>
    </message>
    <message>
        <source>Choose a wider range.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>더 넓은 범위를 고르십시오.</translation>
    </message>
    <message>
        <source>the steady steps</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>안정 스텝</translation>
    </message>
    <message>
        <source>this range</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>이 범위</translation>
    </message>
    <message>
        <source>each step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝 하나</translation>
    </message>
    <message>
        <source>Too few steps to tell</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝이 너무 적어 알 수 없습니다</translation>
    </message>
    <message>
        <source>The recording has no steady step and nothing in it repeats often enough to stand in for one. Of the whole window ({window_ns}) the GPU works {busy_share}: compute kernels {compute_share}, copies alone {exposed_copy_share}; waiting for launches {host_wait_share}.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>기록에 안정 스텝이 없고, 그것을 대신할 만큼 자주 반복되는 것도 없습니다. 전체 구간({window_ns}) 중 GPU가 일한 비율은 {busy_share}입니다: 연산 커널 {compute_share}, 복사만 {exposed_copy_share}, 런치 대기 {host_wait_share}.</translation>
    </message>
    <message>
        <source>Start-up costs weigh heavily in so short a recording.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>이렇게 짧은 기록에서는 시작 비용의 비중이 큽니다.</translation>
    </message>
    <message>
        <source>Undecidable: no steady step was recorded; of the whole window ({window_ns}) the GPU works {busy_share}.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>판단 불가: 안정 스텝이 기록되지 않았습니다. 전체 구간({window_ns}) 중 GPU가 일한 비율은 {busy_share}입니다.</translation>
    </message>
    <message>
        <source>Compute-bound</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>연산 바운드</translation>
    </message>
    <message>
        <source>Compute-bound: compute kernels fill {compute_share} of {what} ({compute_per_step_ns} of {step_ns}).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>연산 바운드: {what}의 {compute_share}을(를) 연산 커널이 채웁니다({step_ns} 중 {compute_per_step_ns}).</translation>
    </message>
    <message>
        <source>The GPU computes {compute_share} of {what}, so the CPU keeps up with it.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>{what}의 {compute_share} 동안 GPU가 연산하므로 CPU가 충분히 따라가고 있습니다.</translation>
    </message>
    <message>
        <source>Look at the longest kernels: precision, shapes, algorithm. Work on the CPU side gains next to nothing here.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 긴 커널들을 보십시오. 정밀도, 모양, 알고리즘. 여기서 CPU 쪽을 손보아도 얻는 것이 거의 없습니다.</translation>
    </message>
    <message>
        <source>That kernels run does not tell whether they use the chip well: they may be limited by memory.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>커널이 돈다고 해서 칩을 잘 쓰는지는 알 수 없습니다. 메모리가 제한할 수도 있습니다.</translation>
    </message>
    <message>
        <source>Input-bound</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>입력 바운드</translation>
    </message>
    <message>
        <source>Input-bound: the main thread waits for data {input_share} of {what} ({input_per_step_ns} of {step_ns}) while the GPU does nothing.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>입력 바운드: GPU가 아무것도 하지 않는 동안 메인 스레드가 {what}의 {input_share}({step_ns} 중 {input_per_step_ns})을(를) 데이터를 기다립니다.</translation>
    </message>
    <message>
        <source>DataLoader.__next__ takes {input_per_step_ns} of {each} without GPU work beside it.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>DataLoader.__next__가 {each}에서 GPU 작업 없이 {input_per_step_ns}을(를) 씁니다.</translation>
    </message>
    <message>
        <source>Give the DataLoader workers: num_workers=4 or more, pin_memory=True, prefetch_factor, persistent_workers=True; move decoding and augmentation there.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>DataLoader에 워커를 주십시오: num_workers=4 이상, pin_memory=True, prefetch_factor, persistent_workers=True. 디코딩과 증강을 그쪽으로 옮기십시오.</translation>
    </message>
    <message>
        <source>The first batches of an epoch wait for workers to start; later ones may not.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>에폭의 첫 배치들은 워커가 시작되기를 기다립니다. 이후 배치는 그렇지 않을 수 있습니다.</translation>
    </message>
    <message>
        <source>Communication-bound</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>통신 바운드</translation>
    </message>
    <message>
        <source>Communication-bound: {exposed_communication_share} of {what} ({exposed_communication_per_step_ns} of {step_ns}) is communication with no compute beside it.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>통신 바운드: {what}의 {exposed_communication_share}({step_ns} 중 {exposed_communication_per_step_ns})이(가) 연산 없이 혼자 도는 통신입니다.</translation>
    </message>
    <message>
        <source>Communication kernels run alone for {exposed_communication_per_step_ns} of {each}; compute takes {compute_per_step_ns}.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>통신 커널이 {each}에서 {exposed_communication_per_step_ns} 동안 혼자 돌고, 연산은 {compute_per_step_ns}입니다.</translation>
    </message>
    <message>
        <source>Overlap it: larger gradient buckets (bucket_cap_mb), no_sync() while accumulating. Look at the other ranks first: a communication kernel also waits for the slowest of them.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>겹치게 하십시오: 더 큰 그래디언트 버킷(bucket_cap_mb), 누적 중 no_sync(). 먼저 다른 랭크를 보십시오. 통신 커널은 가장 느린 랭크도 기다립니다.</translation>
    </message>
    <message>
        <source>From one rank, waiting for another rank and moving data cannot be told apart.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>랭크 하나만으로는 다른 랭크를 기다리는 것과 데이터를 옮기는 것을 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>Copy-bound</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>복사 바운드</translation>
    </message>
    <message>
        <source>Copy-bound: {exposed_copy_share} of {what} ({exposed_copy_per_step_ns} of {step_ns}) is copying with no kernel beside it.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>복사 바운드: {what}의 {exposed_copy_share}({step_ns} 중 {exposed_copy_per_step_ns})이(가) 커널 없이 혼자 도는 복사입니다.</translation>
    </message>
    <message>
        <source>Copies and sets run alone for {exposed_copy_per_step_ns} of {each}; compute kernels take {compute_per_step_ns}.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>복사와 memset이 {each}에서 {exposed_copy_per_step_ns} 동안 혼자 돌고, 연산 커널은 {compute_per_step_ns}입니다.</translation>
    </message>
    <message>
        <source>Copy less and earlier: pin_memory() with non_blocking=True on a side stream, keep data on the device, send smaller types.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>덜 그리고 더 일찍 복사하십시오: 보조 스트림에서 pin_memory()와 non_blocking=True, 데이터를 디바이스에 두기, 더 작은 타입 보내기.</translation>
    </message>
    <message>
        <source>Copies of a start-up phase may lie in the recorded steps.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>시작 단계의 복사가 기록된 스텝에 들어 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>Overhead-bound</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>오버헤드 바운드</translation>
    </message>
    <message>
        <source>Overhead-bound: the GPU works {busy_share} of {what} ({busy_per_step_ns} of {step_ns}); {host_wait_share} of the time it waits for the CPU to launch.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>오버헤드 바운드: GPU가 {what}의 {busy_share}({step_ns} 중 {busy_per_step_ns})만 일하고, 시간의 {host_wait_share}은(는) CPU의 런치를 기다립니다.</translation>
    </message>
    <message>
        <source>Of {step_ns} in {each} the GPU works {busy_per_step_ns}. The rest goes into Python, the dispatcher and launch calls.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>{each}의 {step_ns} 중 GPU가 일하는 시간은 {busy_per_step_ns}입니다. 나머지는 Python, 디스패처, 런치 호출에 들어갑니다.</translation>
    </message>
    <message>
        <source>Give each launch more to do: larger batches or tensors, fewer and fused ops, torch.compile(mode="reduce-overhead") or CUDA graphs; remove synchronisations. Faster kernels would gain nothing.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>런치마다 더 많은 일을 주십시오: 더 큰 배치나 텐서, 더 적고 융합된 op, torch.compile(mode="reduce-overhead")나 CUDA 그래프. 동기화를 없애십시오. 커널을 빠르게 해도 얻는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Recording itself slows the CPU side: with stacks, shapes or memory on, less of this is the program's.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>기록 자체가 CPU 쪽을 느리게 합니다. 스택, 모양, 메모리를 켰다면 이 중 프로그램의 몫은 더 적습니다.</translation>
    </message>
    <message>
        <source>No single bound</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>단일 바운드 없음</translation>
    </message>
    <message>
        <source>Mixed: the GPU works {busy_share} of {what} ({busy_per_step_ns} of {step_ns}), compute kernels {compute_share}; no single cause dominates.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>혼합: GPU가 {what}의 {busy_share}({step_ns} 중 {busy_per_step_ns}) 동안 일하고 연산 커널은 {compute_share}입니다. 지배적인 원인이 없습니다.</translation>
    </message>
    <message>
        <source>Of {what} the GPU computes {compute_share}, copies alone {exposed_copy_share}, communicates alone {exposed_communication_share} and waits for launches {host_wait_share}.{steps_text}</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>{what}에서 GPU는 연산에 {compute_share}, 복사만 하는 데 {exposed_copy_share}, 통신만 하는 데 {exposed_communication_share}, 런치를 기다리는 데 {host_wait_share}을(를) 씁니다.{steps_text}</translation>
    </message>
    <message>
        <source>Look at the findings below: none of them alone decides.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>아래 판정들을 보십시오. 어느 하나만으로 결정되지 않습니다.</translation>
    </message>
    <message>
        <source>No steady step lies in this range: first steps pay for what later ones do not.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>이 범위에 안정 스텝이 없습니다. 첫 스텝들은 이후 스텝이 치르지 않는 비용을 치릅니다.</translation>
    </message>
    <message>
        <source>Few samples: {steady_steps} steady.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>표본이 적습니다: 안정 스텝 {steady_steps}개.</translation>
    </message>
    <message>
        <source>Few samples: {steady_steps} steady in the recording.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>표본이 적습니다: 기록에 안정 스텝이 {steady_steps}개입니다.</translation>
    </message>
    <message>
        <source>No steady step was recorded, so start-up costs weigh in.</source>
        <extracomment>core/verdict/rules/common.cpp</extracomment>
        <translation>안정 스텝이 기록되지 않아 시작 비용이 섞여 있습니다.</translation>
    </message>
    <message>
        <source>the guards are checked</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>가드를 확인함</translation>
    </message>
    <message>
        <source>the compiled frame runs</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일된 프레임이 실행됨</translation>
    </message>
    <message>
        <source>bytecode before the graph</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>그래프 앞의 바이트코드</translation>
    </message>
    <message>
        <source>the wrapper prepares the call</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>래퍼가 호출을 준비함</translation>
    </message>
    <message>
        <source>the graph is called</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>그래프를 호출함</translation>
    </message>
    <message>
        <source>the first op in it</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>그 안의 첫 op</translation>
    </message>
    <message>
        <source>torch.compile is at work</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>torch.compile이 동작하고 있습니다</translation>
    </message>
    <message>
        <source>{regions_per_step} compiled regions a step, {region_ns} each (means): guards {lookup_ns}, bytecode before the graph {pregraph_ns}, the wrapper's prologue {prologue_ns}, the graph {graph_ns}, and of all that {ops_ns} in the ops and launches themselves. The machinery around them takes {frame_ns}, the GPU works {device_ns} for it in {kernels} kernels.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일된 영역이 스텝당 {regions_per_step}개, 하나에 {region_ns}(평균)입니다: 가드 {lookup_ns}, 그래프 앞 바이트코드 {pregraph_ns}, 래퍼의 프롤로그 {prologue_ns}, 그래프 {graph_ns}, 그중 op와 런치 자체는 {ops_ns}입니다. 이를 감싼 장치가 {frame_ns}을(를) 쓰고, GPU는 이를 위해 커널 {kernels}개로 {device_ns} 동안 일합니다.</translation>
    </message>
    <message>
        <source>{inner_per_step} regions a step lie within others: frames that call frames, or pieces around graph breaks.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>스텝당 영역 {inner_per_step}개가 다른 영역 안에 있습니다. 프레임을 호출하는 프레임이거나 그래프 브레이크로 나뉜 조각입니다.</translation>
    </message>
    <message>
        <source>See where frames break with TORCH_LOGS="graph_breaks"; torch.compile(fullgraph=True) stops at the first break and names its line.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>TORCH_LOGS="graph_breaks"로 프레임이 어디서 끊기는지 보십시오. torch.compile(fullgraph=True)는 첫 브레이크에서 멈추고 그 줄을 알려 줍니다.</translation>
    </message>
    <message>
        <source>Nothing to do: the graph comes from the cache.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>할 일은 없습니다. 그래프가 캐시에서 옵니다.</translation>
    </message>
    <message>
        <source>Several frames a step are as it should be where several functions were compiled.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>함수 여럿을 컴파일했다면 스텝당 프레임이 여럿인 것이 정상입니다.</translation>
    </message>
    <message>
        <source>torch.compile costs more than its kernels take</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>torch.compile의 비용이 그 커널이 쓰는 시간보다 큽니다</translation>
    </message>
    <message>
        <source>Compile a larger function (the whole model or training step, not one op), use torch.compile(mode="reduce-overhead") to replay it as a CUDA graph, or take @torch.compile off functions this small.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>더 큰 함수(op 하나가 아니라 모델 전체나 학습 스텝)를 컴파일하거나, torch.compile(mode="reduce-overhead")로 CUDA 그래프로 재생하거나, 이렇게 작은 함수에서는 @torch.compile을 떼십시오.</translation>
    </message>
    <message>
        <source>Only a recording without torch.compile shows what eager mode takes: the ops that were fused would each pay for their own dispatch. Compare the two.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>eager 모드가 얼마나 걸리는지는 torch.compile 없이 기록해야만 알 수 있습니다. 융합된 op들이 각자 디스패치 비용을 치를 것입니다. 둘을 비교하십시오.</translation>
    </message>
    <message>
        <source>Checking guards takes time</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>가드 확인에 시간이 걸립니다</translation>
    </message>
    <message>
        <source>{lookups_per_step} cache lookups a step take {per_step_ns} ({step_share} of it), {mean_ns} on average and {longest_ns} at most. They check that the compiled code still fits, at every call.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>캐시 조회가 스텝당 {lookups_per_step}번에 {per_step_ns}({step_share}), 평균 {mean_ns}, 최대 {longest_ns}입니다. 호출할 때마다 컴파일된 코드가 아직 맞는지 확인합니다.</translation>
    </message>
    <message>
        <source>Give the compiled function fewer Python objects to guard (globals, lists of modules, changing attributes), and compile one large frame rather than many. In inference, where nothing changes any more: torch.compiler.set_stance(skip_guard_eval_unsafe=True) around the loop.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일된 함수가 가드할 Python 객체(전역 변수, 모듈 목록, 바뀌는 속성)를 줄이고, 작은 프레임 여럿보다 큰 프레임 하나를 컴파일하십시오. 더 이상 바뀌는 것이 없는 추론에서는 루프를 torch.compiler.set_stance(skip_guard_eval_unsafe=True)로 감싸십시오.</translation>
    </message>
    <message>
        <source>While the CPU is ahead of the GPU the time is hidden.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>CPU가 GPU보다 앞서 있는 동안 이 시간은 가려집니다.</translation>
    </message>
    <message>
        <source>Frames were compiled more than once</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>프레임이 두 번 이상 컴파일되었습니다</translation>
    </message>
    <message>
        <source>Compiling goes on in the recording</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>기록하는 동안 컴파일이 계속됩니다</translation>
    </message>
    <message>
        <source>Compiling takes {compiling_ns} of the recording, {steady_ns} of it in steady steps.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일이 기록 중 {compiling_ns}을(를) 쓰고, 그중 {steady_ns}은(는) 안정 스텝 안입니다.</translation>
    </message>
    <message>
        <source>Compiling takes {compiling_ns} of the recording, none of it in a steady step.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일이 기록 중 {compiling_ns}을(를) 쓰지만, 안정 스텝 안에는 없습니다.</translation>
    </message>
    <message>
        <source>TORCH_LOGS="recompiles" names the guard that failed. Changing sizes: torch.compile(dynamic=True), torch._dynamo.mark_dynamic(x, 0), or pad the input; changing numbers: hand them over as tensors.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>TORCH_LOGS="recompiles"가 실패한 가드를 알려 줍니다. 크기가 바뀐다면 torch.compile(dynamic=True), torch._dynamo.mark_dynamic(x, 0), 입력 패딩을, 숫자가 바뀐다면 텐서로 넘기는 것을 쓰십시오.</translation>
    </message>
    <message>
        <source>Call the compiled function with every shape before the recording (and before timing). If it compiles again later, TORCH_LOGS="recompiles" names the guard that failed; changing sizes take torch.compile(dynamic=True).</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>기록(그리고 시간 측정) 전에 컴파일된 함수를 모든 모양으로 호출하십시오. 나중에 다시 컴파일된다면 TORCH_LOGS="recompiles"가 실패한 가드를 알려 줍니다. 크기가 바뀌면 torch.compile(dynamic=True)를 쓰십시오.</translation>
    </message>
    <message>
        <source>One compilation more, for changing sizes, is how torch.compile finds out about them.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>크기가 바뀔 때 한 번 더 컴파일하는 것은 torch.compile이 그 사실을 알아내는 방식입니다.</translation>
    </message>
    <message>
        <source>addmm copies its bias first</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>addmm이 먼저 bias를 복사합니다</translation>
    </message>
    <message>
        <source>{d} time</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>{d}번</translation>
    </message>
    <message>
        <source>{d} times</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>{d}번</translation>
    </message>
    <message>
        <source>{copies_text} addmm copies {bytes} of bias into its output ({copy_ns}, Memcpy DtoD), and the product of {product_ns} adds to that: {share} of both together.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>{copies_text} addmm이 bias {bytes}을(를) 출력에 복사하고({copy_ns}, Memcpy DtoD), {product_ns}의 곱이 거기에 더합니다. 둘을 합친 시간의 {share}입니다.</translation>
    </message>
    <message>
        <source>torch.compile turned matmul + add into addmm: another call, no fused kernel.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>torch.compile이 matmul + add를 addmm으로 바꿨습니다. 호출이 바뀐 것이지 융합된 커널은 아닙니다.</translation>
    </message>
    <message>
        <source>Hand over a bias of one dimension, as nn.Linear does: the product adds it while it stores (epilogue), without a copy. A full-size addend is fused by torch.compile(mode="max-autotune").</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>nn.Linear처럼 1차원 bias를 넘기십시오. 곱이 저장하면서(에필로그) 복사 없이 더합니다. 전체 크기의 더할 값은 torch.compile(mode="max-autotune")이 융합합니다.</translation>
    </message>
    <message>
        <source>An addend that differs in every row cannot go into the epilogue; then the copy is the price.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>행마다 다른 더할 값은 에필로그에 들어갈 수 없습니다. 그때는 복사가 그 대가입니다.</translation>
    </message>
    <message>
        <source>the copy of the bias</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>bias의 복사</translation>
    </message>
    <message>
        <source>its addmm</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>그 addmm</translation>
    </message>
    <message>
        <source>Already fused</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>이미 융합되어 있습니다</translation>
    </message>
    <message>
        <source>{kernel_share} of kernel time is in kernels that do several ops in one: products with bias or activation in their epilogue {epilogue_share}, attention {attention_share}, Triton's fused kernels {triton_share}. The longest is {kernel}.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>커널 시간의 {kernel_share}이(가) 여러 op를 하나로 하는 커널에 있습니다: 에필로그에 bias나 활성화가 있는 곱 {epilogue_share}, 어텐션 {attention_share}, Triton의 융합 커널 {triton_share}. 가장 긴 것은 {kernel}입니다.</translation>
    </message>
    <message>
        <source>Nothing to do: torch.compile finds little to fuse there.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>할 일은 없습니다. 그곳에서 torch.compile이 융합할 것은 거의 없습니다.</translation>
    </message>
    <message>
        <source>Judged by kernel names; that an op is fused does not say that its kernel is quick.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>커널 이름으로 판단했습니다. op가 융합되었다고 해서 그 커널이 빠르다는 뜻은 아닙니다.</translation>
    </message>
    <message>
        <source>{d} copy</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>복사 {d}번</translation>
    </message>
    <message>
        <source>{d} copies</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>복사 {d}번</translation>
    </message>
    <message>
        <source>Copies from or to pageable memory</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>페이지 가능 메모리와 주고받는 복사</translation>
    </message>
    <message>
        <source>{copies_text} of {kind} move {bytes_per_step} a step at {gb_per_s} GB/s: {per_step_ns} a step ({step_share} of it), {exposed_per_step_ns} of that with no kernel beside it. Such a copy goes through a buffer of the driver, and the CPU waits.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>{kind} {copies_text}이(가) 스텝당 {bytes_per_step}을(를) {gb_per_s} GB/s로 옮깁니다. 스텝당 {per_step_ns}({step_share})이고, 그중 {exposed_per_step_ns}은(는) 커널이 나란히 돌지 않습니다. 이런 복사는 드라이버의 버퍼를 거치고 CPU가 기다립니다.</translation>
    </message>
    <message>
        <source>Give the DataLoader pin_memory=True (or call tensor.pin_memory() once), and copy with .to(device, non_blocking=True): the copy gets quicker, and kernels can run beside it.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>DataLoader에 pin_memory=True를 주고(또는 tensor.pin_memory()를 한 번 호출하고) .to(device, non_blocking=True)로 복사하십시오. 복사가 빨라지고 커널이 나란히 돌 수 있습니다.</translation>
    </message>
    <message>
        <source>Copy results into a pinned tensor, torch.empty(..., pin_memory=True).copy_(x, non_blocking=True), or less often: keep losses and metrics on the device and read them every N steps.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>결과를 핀드 텐서에 복사하거나(torch.empty(..., pin_memory=True).copy_(x, non_blocking=True)) 덜 자주 복사하십시오. 손실과 지표는 디바이스에 두고 N 스텝마다 읽으십시오.</translation>
    </message>
    <message>
        <source>Pinning costs time and memory too: for a few small copies it does not pay.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>고정(pin)에도 시간과 메모리가 듭니다. 작은 복사 몇 번이라면 이득이 없습니다.</translation>
    </message>
    <message>
        <source>Copies that the CPU waits for</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>CPU가 기다리는 복사</translation>
    </message>
    <message>
        <source>{d} call</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>호출 {d}번</translation>
    </message>
    <message>
        <source>{d} calls</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>호출 {d}번</translation>
    </message>
    <message>
        <source>{calls_text} such as {name} copy or set memory and return only when that is done: {per_step_ns} a step, {step_share} of it.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>{name} 같은 {calls_text}은(는) 메모리를 복사하거나 설정하고 그것이 끝나야 돌아옵니다. 스텝당 {per_step_ns}, 스텝의 {step_share}입니다.</translation>
    </message>
    <message>
        <source>PyTorch itself copies with cudaMemcpyAsync, so look for an extension or library that calls {name}, and give it a stream: cudaMemcpyAsync with pinned memory.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>PyTorch 자체는 cudaMemcpyAsync로 복사하므로 {name}을(를) 호출하는 확장이나 라이브러리를 찾아 스트림을 주십시오. 핀드 메모리와 cudaMemcpyAsync를 쓰십시오.</translation>
    </message>
    <message>
        <source>A copy inside the device is not waited for even by these calls.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>디바이스 안의 복사라면 이 호출들도 기다리지 않습니다.</translation>
    </message>
    <message>
        <source>Much time goes into copies</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>복사에 많은 시간이 듭니다</translation>
    </message>
    <message>
        <source>Many copies</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>복사가 많습니다</translation>
    </message>
    <message>
        <source>Copies run alone for {exposed_per_step_ns} a step ({exposed_share} of it); they move {bytes_per_step} a step at {gb_per_s} GB/s. Most of it is {kind}: {per_step} a step, {kind_per_step_ns}.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>복사가 스텝당 {exposed_per_step_ns}({exposed_share}) 동안 혼자 돌며, 스텝당 {bytes_per_step}을(를) {gb_per_s} GB/s로 옮깁니다. 대부분은 {kind}: 스텝당 {per_step}번, {kind_per_step_ns}입니다.</translation>
    </message>
    <message>
        <source>{per_step} copies of {kind} a step, {kind_per_step_ns} together. What of all copies runs alone is {exposed_share} of the step.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>{kind} 복사가 스텝당 {per_step}번, 합쳐서 {kind_per_step_ns}입니다. 모든 복사 중 혼자 도는 부분은 스텝의 {exposed_share}입니다.</translation>
    </message>
    <message>
        <source>Keep on the device what does not change, send smaller types (uint8 images, int32 ids) and convert there, and copy the next batch while this one computes: pinned memory, non_blocking=True, a side stream.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>바뀌지 않는 것은 디바이스에 두고, 더 작은 타입(uint8 이미지, int32 id)으로 보내 거기서 변환하고, 이번 배치를 연산하는 동안 다음 배치를 복사하십시오: 핀드 메모리, non_blocking=True, 보조 스트림.</translation>
    </message>
    <message>
        <source>Read back less and less often: each .item(), .cpu() or print of a CUDA tensor is such a copy. Gather the values in one tensor and read that every N steps.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>덜 그리고 덜 자주 읽으십시오. .item(), .cpu(), CUDA 텐서의 print 하나하나가 이런 복사입니다. 값을 텐서 하나에 모아 N 스텝마다 읽으십시오.</translation>
    </message>
    <message>
        <source>Put layers that exchange much on the same device, and send early: copies between devices run beside kernels if these do not wait for them.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>많이 주고받는 층을 같은 디바이스에 두고 일찍 보내십시오. 커널이 기다리지 않는다면 디바이스 간 복사는 커널과 나란히 돕니다.</translation>
    </message>
    <message>
        <source>These copies carry gradients out of DDP's buckets: DistributedDataParallel(..., gradient_as_bucket_view=True) spares them.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>이 복사들은 DDP의 버킷에서 그래디언트를 꺼냅니다. DistributedDataParallel(..., gradient_as_bucket_view=True)이면 없어집니다.</translation>
    </message>
    <message>
        <source>Look for .clone(), .contiguous() and slices that are assigned; write results where they are needed at once (out=..., in-place ops).</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>.clone(), .contiguous(), 대입되는 슬라이스를 찾으십시오. 결과를 필요한 곳에 바로 쓰십시오(out=..., in-place op).</translation>
    </message>
    <message>
        <source>Copies beside kernels cost little: only what runs alone is counted as time.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>커널과 나란히 도는 복사는 비용이 거의 없습니다. 혼자 도는 것만 시간으로 셉니다.</translation>
    </message>
    <message>
        <source>Memory is allocated from the driver in steady steps</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>안정 스텝에서 드라이버로부터 메모리를 할당합니다</translation>
    </message>
    <message>
        <source>{calls_text} in the steady steps: {per_step} calls and {per_step_ns} a step ({step_share} of it). A free waits for the whole device.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>안정 스텝에 {calls_text}: 스텝당 {per_step}번, {per_step_ns}({step_share}). 해제는 디바이스 전체를 기다립니다.</translation>
    </message>
    <message>
        <source>Keep shapes equal from step to step (pad, or bucket by length), take torch.cuda.empty_cache() out of the loop, and try PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>스텝마다 모양을 같게 유지하고(패딩하거나 길이별로 묶기), torch.cuda.empty_cache()를 루프에서 빼고, PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True를 시험해 보십시오.</translation>
    </message>
    <message>
        <source>A run that has just begun still grows: record later steps.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>막 시작한 실행은 아직 커지는 중입니다. 더 뒤의 스텝을 기록하십시오.</translation>
    </message>
    <message>
        <source>memory records: record with profile_memory=True</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>메모리 기록: profile_memory=True로 기록하십시오</translation>
    </message>
    <message>
        <source>The device ran out of memory</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>디바이스의 메모리가 바닥났습니다</translation>
    </message>
    <message>
        <source>The device's memory is nearly full</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>디바이스의 메모리가 거의 찼습니다</translation>
    </message>
    <message>
        <source>Reserved memory lies idle</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>예약된 메모리가 쓰이지 않고 있습니다</translation>
    </message>
    <message>
        <source>{d} allocation</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>할당 {d}번</translation>
    </message>
    <message>
        <source>{d} allocations</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>할당 {d}번</translation>
    </message>
    <message>
        <source>{failures_text} failed for want of memory.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>{failures_text}이(가) 메모리 부족으로 실패했습니다.</translation>
    </message>
    <message>
        <source>At its peak PyTorch had reserved {reserved_bytes} and used {allocated_bytes} of them</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>가장 높을 때 PyTorch가 {reserved_bytes}을(를) 예약하고 그중 {allocated_bytes}을(를) 썼습니다</translation>
    </message>
    <message>
        <source>; the device has {device_bytes}.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>(디바이스 메모리는 {device_bytes}).</translation>
    </message>
    <message>
        <source>Free what is not needed (no references to old outputs; loss.item() rather than loss in lists), use a smaller batch, torch.utils.checkpoint or optimizer states in fewer bits. PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True helps against pieces.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>필요 없는 것을 해제하고(이전 출력을 참조하지 않기, 목록에 loss 대신 loss.item()), 더 작은 배치, torch.utils.checkpoint, 더 적은 비트의 옵티마이저 상태를 쓰십시오. PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True는 조각화에 도움이 됩니다.</translation>
    </message>
    <message>
        <source>Keep shapes equal from step to step, or set PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>스텝마다 모양을 같게 유지하거나 PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True를 설정하십시오.</translation>
    </message>
    <message>
        <source>Only what PyTorch's allocator reserved is known: other processes and libraries take memory too.</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>PyTorch 할당기가 예약한 것만 알 수 있습니다. 다른 프로세스와 라이브러리도 메모리를 씁니다.</translation>
    </message>
    <message>
        <source>an allocation fails</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>할당이 실패함</translation>
    </message>
    <message>
        <source>the peak</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>최고점</translation>
    </message>
    <message>
        <source>in the window</source>
        <extracomment>core/verdict/rules/devicework.cpp</extracomment>
        <translation>구간에서</translation>
    </message>
    <message>
        <source>of the step</source>
        <extracomment>core/verdict/rules/devicework.cpp</extracomment>
        <translation>스텝의</translation>
    </message>
    <message>
        <source>of the window</source>
        <extracomment>core/verdict/rules/devicework.cpp</extracomment>
        <translation>구간의</translation>
    </message>
    <message>
        <source>an unknown op</source>
        <extracomment>core/verdict/rules/devicework.cpp</extracomment>
        <translation>알 수 없는 op</translation>
    </message>
    <message>
        <source>{d} kernel</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>커널 {d}개</translation>
    </message>
    <message>
        <source>{d} kernels</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>커널 {d}개</translation>
    </message>
    <message>
        <source>deviceProperties of the GPU in the file: its compute capability</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>파일에 있는 GPU의 deviceProperties: compute capability</translation>
    </message>
    <message>
        <source>kernel names that tell: {} does not say what it computes with</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>알려 주는 커널 이름: {}은(는) 무엇으로 연산하는지 말해 주지 않습니다</translation>
    </message>
    <message>
        <source>Tensor cores are not used</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>텐서 코어를 쓰지 않습니다</translation>
    </message>
    <message>
        <source>None of the {products} matrix products ({kernel_share} of kernel time) runs on tensor cores, which this GPU (compute capability {compute_capability}) has. The longest is {kernel}.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>행렬곱 {products}개(커널 시간의 {kernel_share}) 중 이 GPU(compute capability {compute_capability})가 가진 텐서 코어에서 도는 것이 없습니다. 가장 긴 것은 {kernel}입니다.</translation>
    </message>
    <message>
        <source>Put torch.set_float32_matmul_precision("high") at the top of the program (TF32), or wrap the forward pass in torch.autocast("cuda", dtype=torch.bfloat16). Sizes that are multiples of 8 help.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>프로그램 맨 위에 torch.set_float32_matmul_precision("high")를 넣거나(TF32), 순전파를 torch.autocast("cuda", dtype=torch.bfloat16)로 감싸십시오. 크기를 8의 배수로 하면 도움이 됩니다.</translation>
    </message>
    <message>
        <source>Wrap the forward pass in torch.autocast("cuda", dtype=torch.float16) with a GradScaler. Sizes that are multiples of 8 help.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>순전파를 GradScaler와 함께 torch.autocast("cuda", dtype=torch.float16)로 감싸십시오. 크기를 8의 배수로 하면 도움이 됩니다.</translation>
    </message>
    <message>
        <source>Judged by kernel names. A model may need full fp32, and small products gain little.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>커널 이름으로 판단했습니다. 모델에 온전한 fp32가 필요할 수 있고, 작은 곱은 얻는 것이 적습니다.</translation>
    </message>
    <message>
        <source>Matrix products in plain fp32</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>일반 fp32로 하는 행렬곱</translation>
    </message>
    <message>
        <source>{products} fp32 matrix products take {kernel_share} of kernel time without tensor cores (the longest: {kernel}).</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>fp32 행렬곱 {products}개가 텐서 코어 없이 커널 시간의 {kernel_share}을(를) 씁니다(가장 긴 것: {kernel}).</translation>
    </message>
    <message>
        <source>At best this GPU does {fp32_peak_tflops} TFLOP/s in fp32 and {tf32_peak_tflops} in TF32.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>이 GPU의 최대값은 fp32 {fp32_peak_tflops} TFLOP/s, TF32 {tf32_peak_tflops} TFLOP/s입니다.</translation>
    </message>
    <message>
        <source>If ten bits of mantissa are enough for the products, put torch.set_float32_matmul_precision("high") at the top of the program (for convolutions torch.backends.cudnn.allow_tf32 = True). Or wrap the forward pass in torch.autocast("cuda", dtype=torch.bfloat16).</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>곱에 가수 10비트로 충분하다면 프로그램 맨 위에 torch.set_float32_matmul_precision("high")를 넣으십시오(컨볼루션에는 torch.backends.cudnn.allow_tf32 = True). 또는 순전파를 torch.autocast("cuda", dtype=torch.bfloat16)로 감싸십시오.</translation>
    </message>
    <message>
        <source>Full fp32 may be wanted. The gain takes TF32 at half of its peak, on products of 0.1 ms or more.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>온전한 fp32를 원했을 수 있습니다. 이득은 0.1 ms 이상인 곱에서 최대값의 절반인 TF32로 계산합니다.</translation>
    </message>
    <message>
        <source>deviceProperties of a CUDA device in the file: its SMs, registers and shared memory</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>파일에 있는 CUDA 디바이스의 deviceProperties: SM, 레지스터, 공유 메모리</translation>
    </message>
    <message>
        <source>grid, block, registers and shared memory of the kernels (AMD's and Intel's records lack them)</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>커널의 그리드, 블록, 레지스터, 공유 메모리(AMD와 Intel의 기록에는 없음)</translation>
    </message>
    <message>
        <source>Kernels too small to fill the GPU</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>GPU를 채우기에는 너무 작은 커널</translation>
    </message>
    <message>
        <source>{kernels_text} ({kernel_share} of kernel time) leave a part of the GPU idle: they have too few blocks for its {multiprocessors} multiprocessors. The longest, {kernel}, has {blocks_of_longest}.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>{kernels_text}(커널 시간의 {kernel_share})가 GPU의 일부를 놀립니다. 멀티프로세서 {multiprocessors}개에 비해 블록이 너무 적습니다. 가장 긴 {kernel}의 블록은 {blocks_of_longest}개입니다.</translation>
    </message>
    <message>
        <source>Give each kernel more work: a larger batch, several small products as one torch.bmm, or independent ones on several streams.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>커널마다 일을 더 주십시오: 더 큰 배치, 작은 곱 여럿을 torch.bmm 하나로, 독립적인 것들을 여러 스트림으로.</translation>
    </message>
    <message>
        <source>Arithmetic on the grid. Kernels of other streams may fill the rest, and some kernels are quickest with few blocks.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>그리드로 계산한 값입니다. 다른 스트림의 커널이 나머지를 채울 수 있고, 블록이 적을 때 가장 빠른 커널도 있습니다.</translation>
    </message>
    <message>
        <source>The last wave of blocks leaves the GPU half empty</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>마지막 블록 웨이브가 GPU를 절반 비워 둡니다</translation>
    </message>
    <message>
        <source>The blocks of {kernels_text} ({kernel_share} of kernel time) need a little more than full waves: {kernel} runs {waves_of_longest} waves of {blocks_of_longest} blocks. If all blocks take equally long, {lost_ns} go into part-filled last waves.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>{kernels_text}(커널 시간의 {kernel_share})의 블록이 꽉 찬 웨이브보다 조금 더 필요합니다. {kernel}은(는) 블록 {blocks_of_longest}개를 {waves_of_longest} 웨이브로 실행합니다. 모든 블록이 똑같이 걸린다면 덜 찬 마지막 웨이브에 {lost_ns}이(가) 들어갑니다.</translation>
    </message>
    <message>
        <source>Choose sizes whose blocks fill whole waves: a batch or hidden size a little smaller or larger. torch.compile(mode="max-autotune") tries other tiles.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>블록이 웨이브를 꽉 채우는 크기를 고르십시오: 배치나 hidden 크기를 조금 줄이거나 늘리기. torch.compile(mode="max-autotune")은 다른 타일을 시도합니다.</translation>
    </message>
    <message>
        <source>Arithmetic on the launch geometry: blocks differ in length, and kernels that share the GPU fill such tails.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>런치 구성으로 계산한 값입니다. 블록마다 길이가 다르고, GPU를 함께 쓰는 커널이 이런 꼬리를 채웁니다.</translation>
    </message>
    <message>
        <source>Kernels with few warps on each multiprocessor</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>멀티프로세서마다 warp가 적은 커널</translation>
    </message>
    <message>
        <source>{kernels_text} ({kernel_share} of kernel time) can hold at most a few warps: {kernel} reaches {occupancy_of_longest} of a multiprocessor's threads, limited by {limit} ({registers} registers a thread, {shared_bytes} shared memory a block).</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>{kernels_text}(커널 시간의 {kernel_share})는 많아야 warp 몇 개만 담을 수 있습니다. {kernel}은(는) 멀티프로세서 스레드의 {occupancy_of_longest}에 그치며, 제한 요인은 {limit}입니다(스레드당 레지스터 {registers}개, 블록당 공유 메모리 {shared_bytes}).</translation>
    </message>
    <message>
        <source>For a kernel of your own: fewer registers (smaller tiles, launch bounds) or less shared memory. For one that Inductor wrote: another shape or torch.compile(mode="max-autotune").</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>직접 만든 커널이라면 레지스터를 줄이거나(더 작은 타일, launch bounds) 공유 메모리를 줄이십시오. Inductor가 쓴 커널이라면 다른 모양이나 torch.compile(mode="max-autotune")을 쓰십시오.</translation>
    </message>
    <message>
        <source>Occupancy is arithmetic, not speed: a kernel with much work in each thread can be quick with few warps.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>점유율은 계산값이지 속도가 아닙니다. 스레드마다 일이 많은 커널은 warp가 적어도 빠를 수 있습니다.</translation>
    </message>
    <message>
        <source>Copies into another layout before matrix products</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>행렬곱 앞에서 다른 레이아웃으로 복사</translation>
    </message>
    <message>
        <source>{copies} times a tensor is copied into another layout right before a product: {copies_per_step_ns} a step, {window_share} of it.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>곱 바로 앞에서 텐서를 다른 레이아웃으로 {copies}번 복사합니다: 스텝당 {copies_per_step_ns}, 스텝의 {window_share}.</translation>
    </message>
    <message>
        <source>Hand the tensor over as it lies: matmul takes transposed views (x @ w.t()), so leave out .contiguous() before it; build it in the wanted layout at once (for convolutions model.to(memory_format=torch.channels_last)).</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>텐서를 놓인 그대로 넘기십시오. matmul은 전치된 뷰(x @ w.t())를 받으므로 앞의 .contiguous()를 빼십시오. 처음부터 원하는 레이아웃으로 만드십시오(컨볼루션은 model.to(memory_format=torch.channels_last)).</translation>
    </message>
    <message>
        <source>That the copy is for the product is told from their order on the stream. A strided operand may be slower than the copy.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>복사가 그 곱을 위한 것이라는 판단은 스트림에서의 순서로 했습니다. 스트라이드가 있는 피연산자가 복사보다 느릴 수도 있습니다.</translation>
    </message>
    <message>
        <source>shapes of the operands: record with record_shapes=True</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>피연산자의 모양: record_shapes=True로 기록하십시오</translation>
    </message>
    <message>
        <source>matrix products whose op tells their shapes (aten::mm, addmm, bmm, baddbmm)</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>op가 모양을 알려 주는 행렬곱(aten::mm, addmm, bmm, baddbmm)</translation>
    </message>
    <message>
        <source>A matrix product far below the GPU's peak</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>GPU의 최대값에 한참 못 미치는 행렬곱</translation>
    </message>
    <message>
        <source>What matrix products reach</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>행렬곱이 도달하는 성능</translation>
    </message>
    <message>
        <source>{op} of {shapes} takes {kernel_ns} (median call of {kernel}): {tflops} TFLOP/s</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>{shapes} {op}에 {kernel_ns}이(가) 걸립니다({kernel}의 중앙값 호출): {tflops} TFLOP/s</translation>
    </message>
    <message>
        <source>, {peak_share} of the {peak_tflops} that this GPU does at best ({peak_source}).</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>, 이 GPU 최대값 {peak_tflops}({peak_source})의 {peak_share}.</translation>
    </message>
    <message>
        <source>Look at its sizes: multiples of 8 (better 64) for every dimension, no dimension much smaller than the tile; a product with one thin side is limited by memory, and batching several into one helps.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>크기를 보십시오: 모든 차원을 8의 배수(64면 더 좋음)로, 타일보다 훨씬 작은 차원이 없게. 한쪽이 얇은 곱은 메모리가 제한하므로 여럿을 배치로 묶으면 도움이 됩니다.</translation>
    </message>
    <message>
        <source>Nothing to do here.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>여기서 할 일은 없습니다.</translation>
    </message>
    <message>
        <source>The peak is the datasheet's, at full clock. Products with a thin side are limited by memory, not arithmetic.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>최대값은 최대 클럭에서의 데이터시트 값입니다. 한쪽이 얇은 곱은 연산이 아니라 메모리가 제한합니다.</translation>
    </message>
    <message>
        <source>{}, {} TFLOP/s{}</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>{}, {} TFLOP/s{}</translation>
    </message>
    <message>
        <source>, {} of the peak</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>, 최대값의 {}</translation>
    </message>
    <message>
        <source>The same kernel takes different times</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>같은 커널이 걸리는 시간이 서로 다릅니다</translation>
    </message>
    <message>
        <source>{kernel} takes {median_ns} (median of {calls}; mean {mean_ns}), but {outliers} of them up to {max_ns}: {excess_per_step_ns} a step more than usual ({share}).</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{kernel}은(는) {median_ns}(호출 {calls}번의 중앙값, 평균 {mean_ns})이지만 그중 {outliers}번은 최대 {max_ns}까지 걸립니다. 스텝당 평소보다 {excess_per_step_ns}({share}) 더 씁니다.</translation>
    </message>
    <message>
        <source>{beside_other_streams} of those run beside work of another stream.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>그중 {beside_other_streams}번은 다른 스트림의 작업과 나란히 돕니다.</translation>
    </message>
    <message>
        <source>{other_kernels} more kernels spread too.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>커널 {other_kernels}개도 퍼져 있습니다.</translation>
    </message>
    <message>
        <source>Compare by the median, not the mean.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>평균이 아니라 중앙값으로 비교하십시오.</translation>
    </message>
    <message>
        <source>Two streams share the GPU's units and its memory bandwidth: see whether the work beside it is worth it there.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>두 스트림이 GPU의 연산 장치와 메모리 대역폭을 나눠 씁니다. 나란히 도는 작업이 그만한 가치가 있는지 보십시오.</translation>
    </message>
    <message>
        <source>It is the data that differ: memory is read far faster where neighbouring elements or indices lie together.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>데이터가 다른 것입니다. 이웃한 원소나 인덱스가 모여 있으면 메모리를 훨씬 빨리 읽습니다.</translation>
    </message>
    <message>
        <source>To tell clocks from other causes, fix them (nvidia-smi -lgc) and record again; see also whether another process uses the GPU.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>클럭을 다른 원인과 구별하려면 고정하고(nvidia-smi -lgc) 다시 기록하십시오. 다른 프로세스가 GPU를 쓰는지도 보십시오.</translation>
    </message>
    <message>
        <source>Inputs may have had other sizes in those steps.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>그 스텝들에서는 입력의 크기가 달랐을 수 있습니다.</translation>
    </message>
    <message>
        <source>The launch geometry is the same, and with it the size; inputs that are broadcast read less.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>런치 구성이 같으므로 크기도 같습니다. 브로드캐스트되는 입력은 덜 읽습니다.</translation>
    </message>
    <message>
        <source>They may be of different sizes: name and launch geometry are the same, but shapes are not known.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>크기가 다를 수 있습니다. 이름과 런치 구성은 같지만 모양은 알 수 없습니다.</translation>
    </message>
    <message>
        <source>One kernel takes most of the GPU's time</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>커널 하나가 GPU 시간의 대부분을 차지합니다</translation>
    </message>
    <message>
        <source>{kernel} takes {share} of all kernel time: {per_step_ns} a step, {mean_ns} a call.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{kernel}이(가) 전체 커널 시간의 {share}을(를) 씁니다: 스텝당 {per_step_ns}, 호출당 {mean_ns}.</translation>
    </message>
    <message>
        <source>{op} launches it.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{op}이(가) 런치합니다.</translation>
    </message>
    <message>
        <source>This is where work on the GPU side pays: a lower precision, other shapes, another algorithm. For a large product of matrices it is no fault: that is what the GPU is for.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>GPU 쪽에서 효과가 있는 곳입니다: 더 낮은 정밀도, 다른 모양, 다른 알고리즘. 큰 행렬곱이라면 문제가 아닙니다. GPU는 그러라고 있는 것입니다.</translation>
    </message>
    <message>
        <source>Kernels of one name may be of different sizes.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>이름이 같은 커널이라도 크기가 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>Many short calls of {op}</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{op}의 짧은 호출이 많습니다</translation>
    </message>
    <message>
        <source>{op} is called {calls_per_step} times a step, {self_mean_ns} of the CPU each without what lies below: {share} of the CPU time of all threads.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{op}이(가) 스텝당 {calls_per_step}번 호출되고, 아래의 것을 빼고 한 번에 CPU를 {self_mean_ns} 씁니다. 모든 스레드의 CPU 시간의 {share}입니다.</translation>
    </message>
    <message>
        <source>Do the same with fewer calls: batch the tensors (torch.stack, torch._foreach_*), let torch.compile fuse the chain, or replay it as a CUDA graph.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>같은 일을 더 적은 호출로 하십시오: 텐서를 묶거나(torch.stack, torch._foreach_*), torch.compile로 체인을 융합하거나, CUDA 그래프로 재생하십시오.</translation>
    </message>
    <message>
        <source>Recording makes short ops look longer than they are.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>기록하면 짧은 op가 실제보다 길어 보입니다.</translation>
    </message>
    <message>
        <source>The cost lies below</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>비용은 그 아래에 있습니다</translation>
    </message>
    <message>
        <source>These ops do next to nothing themselves; read on in what they call, times a step: {list}.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>이 op들 자체는 거의 아무것도 하지 않습니다. 호출하는 것을 이어서 보십시오(스텝당): {list}.</translation>
    </message>
    <message>
        <source>Nothing to change here: it tells where to look next.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>바꿀 것은 없습니다. 다음에 어디를 볼지 알려 줍니다.</translation>
    </message>
    <message>
        <source>Self time is what no row below covers; code without rows counts as the op's own.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>자체 시간은 아래의 어떤 행도 덮지 않는 시간입니다. 행이 없는 코드는 op 자체의 것으로 셉니다.</translation>
    </message>
    <message>
        <source>its longest call</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>가장 긴 호출</translation>
    </message>
    <message>
        <source>The library sizes a kernel to the GPU</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>라이브러리가 커널을 GPU에 맞춥니다</translation>
    </message>
    <message>
        <source>{d} launch</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>런치 {d}번</translation>
    </message>
    <message>
        <source>{d} launches</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>런치 {d}번</translation>
    </message>
    <message>
        <source>Before {what} the library asked how many blocks of the kernel fit on a multiprocessor (most often {kernel}). It does that for heavy kernels, to choose how to split the work (split-K, stream-K, persistent).</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{what} 전에 라이브러리가 커널의 블록이 멀티프로세서 하나에 몇 개 들어가는지 물었습니다(가장 잦은 것은 {kernel}). 무거운 커널의 작업을 어떻게 나눌지(split-K, stream-K, persistent) 고르려고 합니다.</translation>
    </message>
    <message>
        <source>Nothing to change: such a kernel is worth tuning by shapes and precision, and its call is no simple launch.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>바꿀 것은 없습니다. 이런 커널은 모양과 정밀도로 조정할 가치가 있으며, 그 호출은 단순한 런치가 아닙니다.</translation>
    </message>
    <message>
        <source>Not every heavy kernel is asked for: newer libraries decide without a query.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>무거운 커널이라고 모두 묻지는 않습니다. 새 라이브러리는 조회 없이 결정합니다.</translation>
    </message>
    <message>
        <source>the query</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>조회</translation>
    </message>
    <message>
        <source>its kernel</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>그 커널</translation>
    </message>
    <message>
        <source>registers per thread in the kernels' records, which only CUDA recordings have</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>커널 기록의 스레드당 레지스터(CUDA 기록에만 있음)</translation>
    </message>
    <message>
        <source>Light kernels: fusing helps them, tuning does not</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>가벼운 커널: 조정이 아니라 융합이 도움이 됩니다</translation>
    </message>
    <message>
        <source>{light} of {kernels} kernels ({time_share} of kernel time, {mean_ns} each) use few registers and no shared memory, as element-wise ops do; most time in {kernel}. They wait for memory, or for their own launch.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>커널 {kernels}개 중 {light}개(커널 시간의 {time_share}, 하나에 {mean_ns})가 원소별 op처럼 레지스터를 적게 쓰고 공유 메모리를 쓰지 않습니다. 시간은 {kernel}이(가) 가장 많습니다. 메모리나 자신의 런치를 기다립니다.</translation>
    </message>
    <message>
        <source>Make fewer of them: torch.compile fuses neighbours into one kernel that reads and writes its data once.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>개수를 줄이십시오. torch.compile은 이웃을 데이터를 한 번 읽고 쓰는 커널 하나로 융합합니다.</translation>
    </message>
    <message>
        <source>Registers and shared memory tell of a kernel's build, not of what limits it.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>레지스터와 공유 메모리는 커널이 어떻게 만들어졌는지를 말할 뿐, 무엇이 제한하는지는 말하지 않습니다.</translation>
    </message>
    <message>
        <source>Most kernels are too short to pay for their launch</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>대부분의 커널이 런치 비용을 내기에는 너무 짧습니다</translation>
    </message>
    <message>
        <source>{short} of {kernels} kernels ({share}) are short: {median_ns} on the GPU against {launch_median_ns} for the launch call alone (medians).</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>커널 {kernels}개 중 {short}개({share})가 짧습니다. GPU에서 {median_ns}, 런치 호출만 {launch_median_ns}입니다(중앙값).</translation>
    </message>
    <message>
        <source>Launch fewer and larger ones: a larger batch, torch.compile to fuse neighbours, optimizers with fused=True, or torch.compile(mode="reduce-overhead") / torch.cuda.graphs to replay all launches as one.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>더 적고 더 큰 커널을 런치하십시오: 더 큰 배치, 이웃을 융합하는 torch.compile, fused=True 옵티마이저, 또는 모든 런치를 하나로 재생하는 torch.compile(mode="reduce-overhead") / torch.cuda.graphs.</translation>
    </message>
    <message>
        <source>Where the GPU is kept busy by other streams, short kernels cost nothing.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>다른 스트림이 GPU를 바쁘게 하고 있다면 짧은 커널은 비용이 없습니다.</translation>
    </message>
    <message>
        <source>{} times: {}</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{}번: {}</translation>
    </message>
    <message>
        <source>Some launch calls take long, and the GPU waits</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>일부 런치 호출이 오래 걸리고 GPU가 기다립니다</translation>
    </message>
    <message>
        <source>Some launch calls take long</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>일부 런치 호출이 오래 걸립니다</translation>
    </message>
    <message>
        <source>{d} launch call takes</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>런치 호출 {d}번이</translation>
    </message>
    <message>
        <source>{d} launch calls take</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>런치 호출 {d}번이</translation>
    </message>
    <message>
        <source>{calls_text} longer than {slow_call_ns}, {total_ns} together; a usual one takes {median_ns} (median). The GPU does nothing for {idle_per_step_ns} of it a step ({share}).</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{calls_text} {slow_call_ns}보다 오래 걸려 모두 {total_ns}입니다. 보통은 {median_ns}(중앙값)입니다. 그중 스텝당 {idle_per_step_ns}({share}) 동안 GPU가 아무것도 하지 않습니다.</translation>
    </message>
    <message>
        <source>Apart from those, {allocations} calls get or free memory ({allocation_ns}).</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>그 밖에 호출 {allocations}번이 메모리를 얻거나 해제합니다({allocation_ns}).</translation>
    </message>
    <message>
        <source>Look at what the CPU does there: another thread that holds a lock of the driver, a CPU that is shared or sleeps, memory that is freed. Pin the process to its own cores, and see whether it repeats.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>그때 CPU가 무엇을 하는지 보십시오: 드라이버의 잠금을 쥔 다른 스레드, 공유되거나 잠드는 CPU, 해제되는 메모리. 프로세스를 전용 코어에 고정하고 되풀이되는지 보십시오.</translation>
    </message>
    <message>
        <source>Nothing to do while the GPU is busy meanwhile: a launch also waits where its queue is full.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>그동안 GPU가 바쁘다면 할 일은 없습니다. 큐가 가득 차면 런치도 기다립니다.</translation>
    </message>
    <message>
        <source>A thread that the system put aside in the middle of a call looks the same.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>시스템이 호출 도중에 밀어 둔 스레드도 똑같이 보입니다.</translation>
    </message>
    <message>
        <source>Some launched work waits on an idle GPU</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>런치된 일부 작업이 쉬는 GPU에서 기다립니다</translation>
    </message>
    <message>
        <source>{late} launches begin more than {limit_ns} after their call ended ({median_delay_ns} in the median).</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>런치 {late}번이 호출이 끝나고 {limit_ns} 넘게 지나 시작합니다(중앙값 {median_delay_ns}).</translation>
    </message>
    <message>
        <source>{queued} stood in a queue behind other work, which is healthy; {on_idle_gpu} waited though the GPU did nothing ({idle_ns} together).</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{queued}번은 다른 작업 뒤의 큐에 서 있었고 이는 건강한 상태입니다. {on_idle_gpu}번은 GPU가 아무것도 하지 않는데도 기다렸습니다(합계 {idle_ns}).</translation>
    </message>
    <message>
        <source>Look at what those wait for: an event of another stream, a copy, a GPU that has to wake up.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>무엇을 기다리는지 보십시오: 다른 스트림의 이벤트, 복사, 깨어나야 하는 GPU.</translation>
    </message>
    <message>
        <source>The file does not hold the dependencies between streams, so what a launch waits for is an inference.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>파일에는 스트림 사이의 의존 관계가 없으므로, 런치가 무엇을 기다리는지는 추론입니다.</translation>
    </message>
    <message>
        <source>{} after its call</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>호출 {} 뒤</translation>
    </message>
    <message>
        <source>{} in the queue</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>큐에서 {}</translation>
    </message>
    <message>
        <source>A batched product with one matrix for the whole batch</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>배치 전체에 행렬 하나를 쓰는 배치 곱</translation>
    </message>
    <message>
        <source>matmul runs as one batched product</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>matmul이 배치 곱 하나로 실행됩니다</translation>
    </message>
    <message>
        <source>{per_step} calls of aten::matmul a step run as aten::bmm, one kernel for the whole batch: {device_per_step_ns} of GPU time a step.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>스텝당 aten::matmul 호출 {per_step}번이 aten::bmm으로, 배치 전체를 커널 하나로 실행합니다. GPU 시간은 스텝당 {device_per_step_ns}입니다.</translation>
    </message>
    <message>
        <source>In {shapes} every batch is multiplied by the same matrix.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>{shapes}에서는 모든 배치가 같은 행렬과 곱해집니다.</translation>
    </message>
    <message>
        <source>The longest is {shapes}.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>가장 긴 것은 {shapes}입니다.</translation>
    </message>
    <message>
        <source>Before it operands are copied: {copies_per_step_ns} a step.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>그 앞에서 피연산자가 복사됩니다: 스텝당 {copies_per_step_ns}.</translation>
    </message>
    <message>
        <source>Fold the batch into the rows: x.flatten(0, -2) @ w, with a w of two dimensions, is one large product (torch.nn.functional.linear does so).</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>배치를 행으로 접으십시오: w가 2차원일 때 x.flatten(0, -2) @ w는 큰 곱 하나입니다(torch.nn.functional.linear가 그렇게 합니다).</translation>
    </message>
    <message>
        <source>Give matmul operands that lie in memory as it wants them: leave out expand() and transposes that force a copy, or keep the tensor contiguous from where it is made.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>matmul이 원하는 대로 메모리에 놓인 피연산자를 주십시오. 복사를 일으키는 expand()와 전치를 빼거나, 만드는 곳부터 텐서를 contiguous하게 유지하십시오.</translation>
    </message>
    <message>
        <source>Nothing to do: a true batch of products is right as bmm.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>할 일은 없습니다. 진짜 배치 곱은 bmm이 맞습니다.</translation>
    </message>
    <message>
        <source>Without record_shapes=True it is not known whether one operand is the same for the whole batch.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>record_shapes=True가 없으면 한 피연산자가 배치 전체에서 같은지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Shapes are those of the longest call; others may differ.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>모양은 가장 긴 호출의 것이며 나머지는 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>the longest</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>가장 긴 것</translation>
    </message>
    <message>
        <source>a copy of an operand</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>피연산자의 복사</translation>
    </message>
    <message>
        <source>Views and transposes cost CPU time</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>뷰와 전치가 CPU 시간을 씁니다</translation>
    </message>
    <message>
        <source>Ops that launch nothing (view, transpose, slice, ...) take {per_step_ns} a step, {step_share} of it, in {per_step} calls; most of it {op}. The GPU waits meanwhile.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>아무것도 런치하지 않는 op(view, transpose, slice, ...)가 호출 {per_step}번에 스텝당 {per_step_ns}({step_share})을(를) 쓰고, 대부분은 {op}입니다. 그동안 GPU가 기다립니다.</translation>
    </message>
    <message>
        <source>torch.compile leaves them out of the compiled code. By hand: reshape once outside the loop, keep views instead of making them anew, F.linear(x, w) rather than x @ w.t().</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>torch.compile은 컴파일된 코드에서 이들을 뺍니다. 직접 하려면 루프 밖에서 한 번만 reshape하고, 뷰를 새로 만들지 말고 간직하고, x @ w.t()보다 F.linear(x, w)를 쓰십시오.</translation>
    </message>
    <message>
        <source>Recording costs each op about a microsecond, and these ops take little more than that.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>기록은 op마다 1마이크로초쯤을 쓰는데, 이 op들은 그보다 조금 더 걸릴 뿐입니다.</translation>
    </message>
    <message>
        <source>Elementwise ops in a row that one kernel could do</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>커널 하나로 할 수 있는, 잇따르는 원소별 op</translation>
    </message>
    <message>
        <source>{chains_per_step} times a step {kernels_per_chain} elementwise kernels run one behind the other (most of it: {ops}). As one kernel each they would save about {saved_per_step_ns} of {side} a step ({step_share} of it).</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>스텝당 {chains_per_step}번, 원소별 커널 {kernels_per_chain}개가 잇따라 돕니다(대부분: {ops}). 각각 커널 하나라면 스텝당 {side} 시간을 {saved_per_step_ns}쯤({step_share}) 아낍니다.</translation>
    </message>
    <message>
        <source>torch.compile fuses such chains into one kernel: put @torch.compile on the function that holds them. For known patterns use the fused op: F.gelu(x, approximate="tanh"), F.silu, torch.addcmul, F.layer_norm.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>torch.compile은 이런 체인을 커널 하나로 융합합니다. 이들이 들어 있는 함수에 @torch.compile을 붙이십시오. 알려진 패턴이라면 융합 op를 쓰십시오: F.gelu(x, approximate="tanh"), F.silu, torch.addcmul, F.layer_norm.</translation>
    </message>
    <message>
        <source>That one kernel reads what the one before wrote is told from order and size, not from the tensors.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>한 커널이 앞 커널이 쓴 것을 읽는다는 판단은 텐서가 아니라 순서와 크기로 했습니다.</translation>
    </message>
    <message>
        <source>CUDA graphs are replayed</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>CUDA 그래프가 재생됩니다</translation>
    </message>
    <message>
        <source>{per_step} graph launches a step bring {pieces} kernels, copies and sets each: {span_ns} on the GPU, {gap_share} of that between them. The CPU spends {call_ns} on a launch, so short kernels cost it nothing here.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>스텝당 그래프 런치 {per_step}번이 각각 커널, 복사, memset {pieces}개를 가져옵니다. GPU에서 {span_ns}, 그중 {gap_share}은(는) 그 사이의 틈입니다. CPU는 런치 하나에 {call_ns}을(를) 쓰므로 여기서 짧은 커널은 비용이 없습니다.</translation>
    </message>
    <message>
        <source>So small a graph saves little: capture more of the step in one.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>이렇게 작은 그래프는 아끼는 것이 적습니다. 스텝을 더 많이 하나로 캡처하십시오.</translation>
    </message>
    <message>
        <source>Nothing to do. To make it quicker, make its kernels fewer or quicker.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>할 일은 없습니다. 더 빠르게 하려면 커널을 줄이거나 빠르게 하십시오.</translation>
    </message>
    <message>
        <source>Which op a kernel of a graph belongs to is not in the file.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>그래프의 커널이 어느 op에 속하는지는 파일에 없습니다.</translation>
    </message>
    <message>
        <source>the launch with most kernels</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>커널이 가장 많은 런치</translation>
    </message>
    <message>
        <source>what it runs</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>그것이 실행하는 것</translation>
    </message>
    <message>
        <source>The optimizer launches a kernel for each parameter</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>옵티마이저가 파라미터마다 커널을 하나씩 런치합니다</translation>
    </message>
    <message>
        <source>{name} launches {kernels} kernels of {median_ns} (median) and takes the CPU {cpu_ns} ({step_share} of the step).</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>{name}이(가) {median_ns}(중앙값)짜리 커널 {kernels}개를 런치하고 CPU를 {cpu_ns}(스텝의 {step_share}) 씁니다.</translation>
    </message>
    <message>
        <source>Give the optimizer fused=True (AdamW, Adam, SGD), else foreach=True: torch.optim.AdamW(model.parameters(), fused=True).</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>옵티마이저에 fused=True(AdamW, Adam, SGD), 아니면 foreach=True를 주십시오: torch.optim.AdamW(model.parameters(), fused=True).</translation>
    </message>
    <message>
        <source>foreach=True takes about as much memory again as the parameters.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>foreach=True는 파라미터만큼의 메모리를 한 번 더 씁니다.</translation>
    </message>
    <message>
        <source>the longest of them</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>그중 가장 긴 것</translation>
    </message>
    <message>
        <source>DataParallel.forward</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>DataParallel.forward</translation>
    </message>
    <message>
        <source>DataParallel instead of DistributedDataParallel</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>DistributedDataParallel 대신 DataParallel</translation>
    </message>
    <message>
        <source>torch.nn.DataParallel drives {devices} devices from one process: it copies the model in every forward pass ({forward_ns} for the first one here), and its threads take turns at Python.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>torch.nn.DataParallel이 프로세스 하나로 디바이스 {devices}개를 움직입니다. 순전파마다 모델을 복사하고(여기서 첫 순전파는 {forward_ns}), 스레드들이 번갈아 Python을 씁니다.</translation>
    </message>
    <message>
        <source>Use torch.nn.parallel.DistributedDataParallel, one process a GPU, started by torchrun.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>torchrun으로 시작해 GPU마다 프로세스 하나를 쓰는 torch.nn.parallel.DistributedDataParallel을 쓰십시오.</translation>
    </message>
    <message>
        <source>With a small model and large inputs the difference may be small.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>작은 모델에 큰 입력이라면 차이가 작을 수 있습니다.</translation>
    </message>
    <message>
        <source>the first forward pass</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>첫 순전파</translation>
    </message>
    <message>
        <source>DistributedDataParallel.forward</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>DistributedDataParallel.forward</translation>
    </message>
    <message>
        <source>DistributedDataParallel does not use NCCL</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>DistributedDataParallel이 NCCL을 쓰지 않습니다</translation>
    </message>
    <message>
        <source>Gradients of {world_size} ranks go over the backend {backend}, through the CPU's memory.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>랭크 {world_size}개의 그래디언트가 {backend} 백엔드로, CPU 메모리를 거쳐 오갑니다.</translation>
    </message>
    <message>
        <source>torch.distributed.init_process_group("nccl"): it sends from GPU to GPU.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>torch.distributed.init_process_group("nccl"): GPU에서 GPU로 보냅니다.</translation>
    </message>
    <message>
        <source>Where NCCL is not to be had (Windows, some networks) another backend is right.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>NCCL을 쓸 수 없는 곳(Windows, 일부 네트워크)에서는 다른 백엔드가 맞습니다.</translation>
    </message>
    <message>
        <source>The same product runs another kernel in another step</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>같은 곱이 다른 스텝에서는 다른 커널로 실행됩니다</translation>
    </message>
    <message>
        <source>{changed} of {products} products a step change their kernel between steps: {op} runs {from} ({from_ns}), then {to} ({to_ns}).</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>스텝당 곱 {products}개 중 {changed}개의 커널이 스텝 사이에 바뀝니다. {op}은(는) {from}({from_ns}) 다음에 {to}({to_ns})을(를) 실행합니다.</translation>
    </message>
    <message>
        <source>Different sizes choose different tiles: pad to fixed sizes if timings should be comparable. With torch.backends.cudnn.benchmark=True the choice is made anew for each shape.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>크기가 다르면 다른 타일을 고릅니다. 시간을 비교할 수 있어야 한다면 고정 크기로 패딩하십시오. torch.backends.cudnn.benchmark=True이면 모양마다 새로 고릅니다.</translation>
    </message>
    <message>
        <source>Products are matched by their order in the step; their shapes are not compared.</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>곱은 스텝 안의 순서로 짝지었으며 모양은 비교하지 않았습니다.</translation>
    </message>
    <message>
        <source>{}: the CPU was in {}</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>{}: CPU는 {} 안에 있었음</translation>
    </message>
    <message>
        <source>the CPU launched late</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>CPU의 런치가 늦음</translation>
    </message>
    <message>
        <source>between two kernels</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>두 커널 사이</translation>
    </message>
    <message>
        <source>launched in time, but held by something else</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>제때 런치되었지만 다른 무언가가 붙잡음</translation>
    </message>
    <message>
        <source>Keep the value on the GPU: add up the loss as a tensor and call .item() every N steps; no if or print on a GPU tensor inside the loop.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>값을 GPU에 두십시오. 손실을 텐서로 더하고 N 스텝마다 .item()을 호출하십시오. 루프 안에서 GPU 텐서에 if나 print를 쓰지 마십시오.</translation>
    </message>
    <message>
        <source>The size of the result is known only on the GPU: use masks of a fixed size (torch.where, multiplying by the mask) instead.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>결과의 크기를 GPU에서만 알 수 있습니다. 대신 고정 크기의 마스크를 쓰십시오(torch.where, 마스크 곱하기).</translation>
    </message>
    <message>
        <source>The copy waits because its host memory is pageable, or because it goes to the CPU: use pin_memory=True in the DataLoader and .to(device, non_blocking=True), and fetch results every N steps.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>호스트 메모리가 페이지 가능하거나 CPU로 가기 때문에 복사가 기다립니다. DataLoader에 pin_memory=True, .to(device, non_blocking=True)를 쓰고, 결과는 N 스텝마다 가져오십시오.</translation>
    </message>
    <message>
        <source>torch.cuda.synchronize() in the loop is needed for timing only: use CUDA events, or remove it.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>루프 안의 torch.cuda.synchronize()는 시간을 잴 때만 필요합니다. CUDA 이벤트를 쓰거나 없애십시오.</translation>
    </message>
    <message>
        <source>Move it out of the loop, or do it every N steps.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>루프 밖으로 옮기거나 N 스텝마다 하십시오.</translation>
    </message>
    <message>
        <source>The CPU waits for communication inside the step</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>CPU가 스텝 안에서 통신을 기다립니다</translation>
    </message>
    <message>
        <source>The CPU waits for the GPU in each step, at little cost</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>스텝마다 CPU가 GPU를 기다리지만 비용은 작습니다</translation>
    </message>
    <message>
        <source>The CPU waits for the GPU inside the step</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>CPU가 스텝 안에서 GPU를 기다립니다</translation>
    </message>
    <message>
        <source>torch.cuda.synchronize() or a call outside any op</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>torch.cuda.synchronize() 또는 op 밖의 호출</translation>
    </message>
    <message>
        <source>{per_step} times a step a launching thread stops until the GPU is done ({wait_per_step_ns} a step), most often in {op}. It cannot launch ahead meanwhile: without these waits a step would be about {cost_per_step_ns} shorter ({share}).</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>스텝당 {per_step}번 런치하는 스레드가 GPU가 끝날 때까지 멈추며(스텝당 {wait_per_step_ns}), 가장 잦은 곳은 {op}입니다. 그동안 앞서 런치할 수 없습니다. 이 대기가 없으면 스텝이 {cost_per_step_ns}쯤({share}) 짧아집니다.</translation>
    </message>
    <message>
        <source>Called from {line}.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>{line}에서 호출합니다.</translation>
    </message>
    <message>
        <source>For {for_communication_per_step_ns} of it communication runs alone.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>그중 {for_communication_per_step_ns} 동안은 통신만 돕니다.</translation>
    </message>
    <message>
        <source>These waits are for communication: what is said about that comes first.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>이 대기는 통신을 위한 것입니다. 통신에 대한 판정이 먼저입니다.</translation>
    </message>
    <message>
        <source>The value may be needed at once, and some waits stand for work that was to be done anyway. The cost comes from a replay, not from a run.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>값이 바로 필요할 수 있고, 어차피 해야 할 작업을 기다린 것일 수도 있습니다. 비용은 실행이 아니라 재생으로 구했습니다.</translation>
    </message>
    <message>
        <source>then the GPU does nothing for {}</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>그다음 GPU가 {} 동안 아무것도 하지 않음</translation>
    </message>
    <message>
        <source>a wait that cost the GPU nothing</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>GPU에 비용을 주지 않은 대기</translation>
    </message>
    <message>
        <source>The GPU waits for launches</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>GPU가 런치를 기다립니다</translation>
    </message>
    <message>
        <source>Why the GPU is idle</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>GPU가 쉬는 이유</translation>
    </message>
    <message>
        <source>The GPU does nothing for {idle_share} of the time ({idle_per_step_ns} a step): {host_wait_share} because the CPU had not launched yet (host wait), {kernel_wait_share} in pauses under {kernel_wait_below_ns} between work that was there (kernel wait), {other_share} for other reasons.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>GPU가 시간의 {idle_share}(스텝당 {idle_per_step_ns}) 동안 아무것도 하지 않습니다. {host_wait_share}은(는) CPU가 아직 런치하지 않아서(호스트 대기), {kernel_wait_share}은(는) 이미 있는 작업 사이의 {kernel_wait_below_ns} 미만의 멈춤(커널 대기), {other_share}은(는) 그 밖의 이유입니다.</translation>
    </message>
    <message>
        <source>What the profiler caused ({profiler_ns}) is left out.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>프로파일러가 일으킨 것({profiler_ns})은 뺐습니다.</translation>
    </message>
    <message>
        <source>Click the longest gaps: each names what the CPU did meanwhile. Make that shorter, or let the CPU run ahead.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>가장 긴 갭들을 클릭하십시오. 그동안 CPU가 무엇을 했는지 나옵니다. 그것을 줄이거나 CPU를 앞서 달리게 하십시오.</translation>
    </message>
    <message>
        <source>Nothing to do while it is small; the longest gaps are listed as proof.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>작다면 할 일은 없습니다. 가장 긴 갭들을 근거로 나열합니다.</translation>
    </message>
    <message>
        <source>Each gap is classed as a whole, by the launch of the work that ends it.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>갭은 그것을 끝낸 작업의 런치로, 통째로 분류합니다.</translation>
    </message>
    <message>
        <source>Long pauses of the GPU</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>GPU의 긴 멈춤</translation>
    </message>
    <message>
        <source>{gaps_text} the whole GPU does nothing for longer than {listed_from_ns}: {total_ns} together ({share}), at most {longest_ns} at once.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>{gaps_text} GPU 전체가 {listed_from_ns}보다 오래 아무것도 하지 않습니다: 합계 {total_ns}({share}), 한 번에 최대 {longest_ns}.</translation>
    </message>
    <message>
        <source>Each pause below says what the CPU did meanwhile: move that out of the loop, to another thread or process, or beside the GPU's work.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>아래의 멈춤마다 그동안 CPU가 한 일이 나옵니다. 그것을 루프 밖이나 다른 스레드나 프로세스로, 또는 GPU 작업과 나란히 옮기십시오.</translation>
    </message>
    <message>
        <source>A pause may be on purpose: saving, logging, evaluation.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>일부러 멈춘 것일 수 있습니다: 저장, 로깅, 평가.</translation>
    </message>
    <message>
        <source>The GPU works unevenly</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>GPU가 고르지 않게 일합니다</translation>
    </message>
    <message>
        <source>{d} stretch</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>구간 {d}개</translation>
    </message>
    <message>
        <source>{d} stretches</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>구간 {d}개</translation>
    </message>
    <message>
        <source>In {stretches_text} ({low_ns} together, {share} from its first work to its last) GPU work covers less than {low_below} of the time; in the rest it covers more.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>{stretches_text}(합계 {low_ns}, 첫 작업부터 마지막 작업까지의 {share})에서는 GPU 작업이 시간의 {low_below} 미만이고, 나머지에서는 그 이상입니다.</translation>
    </message>
    <message>
        <source>Compare what the CPU does in a low stretch with what it does in a full one.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>낮은 구간에서 CPU가 하는 일을 가득 찬 구간과 비교하십시오.</translation>
    </message>
    <message>
        <source>First steps and pauses between steps are low by nature.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>첫 스텝들과 스텝 사이의 멈춤은 원래 낮습니다.</translation>
    </message>
    <message>
        <source>Communication runs beside compute</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>통신이 연산과 나란히 돕니다</translation>
    </message>
    <message>
        <source>Communication runs with no compute beside it</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>통신이 연산 없이 혼자 돕니다</translation>
    </message>
    <message>
        <source>Communication kernels (NCCL, RCCL) take {share} of the step ({communication_per_step_ns}). For {exposed_share} ({exposed_per_step_ns}) no compute kernel runs beside them; {overlap} of them is covered.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>통신 커널(NCCL, RCCL)이 스텝의 {share}({communication_per_step_ns})을(를) 씁니다. {exposed_share}({exposed_per_step_ns}) 동안은 연산 커널이 나란히 돌지 않고, 통신의 {overlap}은(는) 가려집니다.</translation>
    </message>
    <message>
        <source>Without it a step would be only {gain_ns} shorter: then the CPU is the limit.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>통신이 없어도 스텝은 {gain_ns}만 짧아집니다. 그때는 CPU가 제한합니다.</translation>
    </message>
    <message>
        <source>If none of it were exposed, a step would be about {gain_ns} shorter.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>드러난 통신이 하나도 없다면 스텝이 {gain_ns}쯤 짧아집니다.</translation>
    </message>
    <message>
        <source>Nothing to do: it is hidden.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>할 일은 없습니다. 가려져 있습니다.</translation>
    </message>
    <message>
        <source>First see whether this rank waits for another one (open the ranks together). Then: larger gradient buckets (DistributedDataParallel(bucket_cap_mb=...)), no_sync() while gradients accumulate, gradients in bf16, and ranks of one node on fast links.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>먼저 이 랭크가 다른 랭크를 기다리는지 보십시오(랭크들을 함께 여십시오). 그다음: 더 큰 그래디언트 버킷(DistributedDataParallel(bucket_cap_mb=...)), 그래디언트 누적 중 no_sync(), bf16 그래디언트, 한 노드의 랭크들은 빠른 링크로.</translation>
    </message>
    <message>
        <source>A communication kernel also runs while it waits for the slowest rank; from one rank, waiting and moving data cannot be told apart.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>통신 커널은 가장 느린 랭크를 기다리는 동안에도 돕니다. 랭크 하나만으로는 기다림과 데이터 이동을 구별할 수 없습니다.</translation>
    </message>
    <message>
        <source>the recordings of the other ranks: give them all at once</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>다른 랭크의 기록: 한꺼번에 주십시오</translation>
    </message>
    <message>
        <source>Waits for data are hidden behind the GPU's work</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>데이터 대기가 GPU 작업 뒤에 가려져 있습니다</translation>
    </message>
    <message>
        <source>The main thread waits for data</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>메인 스레드가 데이터를 기다립니다</translation>
    </message>
    <message>
        <source>The next batch of the DataLoader takes {wait_per_step_ns} of the main thread a step ({share}); for {uncovered_per_step_ns} ({uncovered_share}) the GPU does nothing meanwhile.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>DataLoader의 다음 배치가 메인 스레드에서 스텝당 {wait_per_step_ns}({share})을(를) 씁니다. 그중 {uncovered_per_step_ns}({uncovered_share}) 동안은 GPU가 아무것도 하지 않습니다.</translation>
    </message>
    <message>
        <source>Nothing to do: the GPU is busy while the CPU waits.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>할 일은 없습니다. CPU가 기다리는 동안 GPU가 바쁩니다.</translation>
    </message>
    <message>
        <source>Let workers prepare batches ahead: DataLoader(num_workers=4 or more, pin_memory=True, prefetch_factor=4, persistent_workers=True), and move decoding and augmentation into the Dataset.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>워커가 배치를 미리 준비하게 하십시오: DataLoader(num_workers=4 이상, pin_memory=True, prefetch_factor=4, persistent_workers=True). 디코딩과 증강은 Dataset으로 옮기십시오.</translation>
    </message>
    <message>
        <source>With num_workers=0 the time is the Dataset's own work; the first batches of an epoch also wait for workers to start.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>num_workers=0이면 이 시간은 Dataset 자체의 작업입니다. 에폭의 첫 배치들은 워커가 시작되기도 기다립니다.</translation>
    </message>
    <message>
        <source>waits for a batch</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>배치를 기다림</translation>
    </message>
    <message>
        <source>The CPU is as far ahead as it can be</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>CPU가 갈 수 있는 만큼 앞서 있습니다</translation>
    </message>
    <message>
        <source>For {share} of the window ({full_ns}) {limit} launches or more stand in a stream's queue, at most {longest_queue}. A full queue makes launch calls wait; the GPU has work all the time, so that costs nothing.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>구간의 {share}({full_ns}) 동안 스트림의 큐에 런치가 {limit}개 이상, 최대 {longest_queue}개 서 있습니다. 큐가 가득 차면 런치 호출이 기다리지만, GPU에는 늘 일이 있으므로 비용은 없습니다.</translation>
    </message>
    <message>
        <source>Nothing to do: the GPU is what limits here, not the CPU.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>할 일은 없습니다. 여기서 제한하는 것은 CPU가 아니라 GPU입니다.</translation>
    </message>
    <message>
        <source>Whether a queue is full depends on the driver; the limit is its usual length.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>큐가 가득 찼는지는 드라이버에 달려 있습니다. 한계는 보통의 길이입니다.</translation>
    </message>
    <message>
        <source>the queue is full</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>큐가 가득 참</translation>
    </message>
    <message>
        <source>at least {} steps; this recording has {}</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>스텝 {}개 이상이 있어야 하는데 이 기록에는 {}개</translation>
    </message>
    <message>
        <source>The first step is a cold start</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 스텝이 콜드 스타트입니다</translation>
    </message>
    <message>
        <source>The first step takes {first_ns}, the later ones {median_later_ns} (median): {extra_ns} is paid once. It lifts the mean step from {mean_without_ns} to {mean_with_ns}.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 스텝은 {first_ns}, 이후 스텝은 {median_later_ns}(중앙값)입니다. {extra_ns}은(는) 한 번만 치르는 비용이며, 스텝 평균을 {mean_without_ns}에서 {mean_with_ns}(으)로 올립니다.</translation>
    </message>
    <message>
        <source>Leave the first step out of every average. schedule(warmup=...) or a few iterations before recording hide the cost; they do not remove it.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>모든 평균에서 첫 스텝을 빼십시오. schedule(warmup=...)이나 기록 전의 반복 몇 번은 비용을 가릴 뿐 없애지 않습니다.</translation>
    </message>
    <message>
        <source>The first step may do work of its own on purpose (allocation, a first batch).</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 스텝이 일부러 자체 작업(할당, 첫 배치)을 할 수 있습니다.</translation>
    </message>
    <message>
        <source>the second, to compare</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>비교할 둘째</translation>
    </message>
    <message>
        <source>The first "{name}" needs time to set up</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 "{name}"에 준비 시간이 필요합니다</translation>
    </message>
    <message>
        <source>From the start of the first "{name}" to its first op {first_ns} pass; later ones take {median_later_ns} (median).</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 "{name}"의 시작부터 그 첫 op까지 {first_ns}이(가) 지납니다. 이후에는 {median_later_ns}(중앙값)입니다.</translation>
    </message>
    <message>
        <source>{loading_ns} of it is loading of kernel code.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>그중 {loading_ns}은(는) 커널 코드 불러오기입니다.</translation>
    </message>
    <message>
        <source>Nothing, if it is once: it is what a first call pays for handles, workspaces and the choice of kernels. Leave the first step out of averages, or run a few iterations before recording.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>한 번뿐이라면 할 일은 없습니다. 첫 호출이 핸들, 작업 공간, 커널 선택에 치르는 비용입니다. 첫 스텝을 평균에서 빼거나 기록하기 전에 몇 번 반복하십시오.</translation>
    </message>
    <message>
        <source>The annotation may do Python work of its own the first time, on purpose.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>어노테이션이 처음에는 일부러 자체 Python 작업을 할 수 있습니다.</translation>
    </message>
    <message>
        <source>the first gap</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 간격</translation>
    </message>
    <message>
        <source>"{name}" begins with work outside any op</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>"{name}"이(가) op 밖의 작업으로 시작합니다</translation>
    </message>
    <message>
        <source>From the start of "{name}" to its first op {median_later_ns} pass (median), and the GPU waits for {per_step_ns} of it a step ({share}).</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>"{name}"의 시작부터 그 첫 op까지 {median_later_ns}(중앙값)이(가) 지나고, 그중 스텝당 {per_step_ns}({share}) 동안 GPU가 기다립니다.</translation>
    </message>
    <message>
        <source>This is the optimizer's own Python: it collects parameters and their state before it launches. Fewer and larger parameters help, and so does torch.compile over optimizer.step().</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>옵티마이저 자체의 Python입니다. 런치하기 전에 파라미터와 그 상태를 모읍니다. 파라미터를 더 적고 크게 하면 도움이 되고, optimizer.step()에 torch.compile을 쓰는 것도 그렇습니다.</translation>
    </message>
    <message>
        <source>This is Python before the first tensor op: move it out of the loop, or do it while the GPU works. Record with with_stack=True to see the lines.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 텐서 op 전의 Python입니다. 루프 밖으로 옮기거나 GPU가 일하는 동안 하십시오. 줄을 보려면 with_stack=True로 기록하십시오.</translation>
    </message>
    <message>
        <source>The work may be needed; calls into other libraries leave no row here.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>그 작업이 필요할 수 있습니다. 다른 라이브러리로의 호출은 여기에 행을 남기지 않습니다.</translation>
    </message>
    <message>
        <source>no op yet, and the GPU waits</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>아직 op가 없고 GPU가 기다림</translation>
    </message>
    <message>
        <source>The GPU becomes faster during the recording</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>기록하는 동안 GPU가 빨라집니다</translation>
    </message>
    <message>
        <source>The GPU becomes slower during the recording</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>기록하는 동안 GPU가 느려집니다</translation>
    </message>
    <message>
        <source>{kernel}, {calls} times with the same launch geometry, takes {early_ns} in its first quarter and {late_ns} in its last (medians), in a steady trend. That is consistent with a GPU whose clock changes.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>같은 런치 구성으로 {calls}번 실행된 {kernel}이(가) 처음 4분의 1에서 {early_ns}, 마지막 4분의 1에서 {late_ns}(중앙값)이며, 꾸준한 추세입니다. 클럭이 변하는 GPU와 맞습니다.</translation>
    </message>
    <message>
        <source>Warm up for longer before you measure, or fix the clock (nvidia-smi -lgc) while you compare.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>재기 전에 더 오래 워밍업하거나, 비교하는 동안 클럭을 고정하십시오(nvidia-smi -lgc).</translation>
    </message>
    <message>
        <source>The file has no clocks or temperatures: this is an inference. Inputs that grow or shrink look the same where shapes were not recorded.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>파일에는 클럭이나 온도가 없습니다. 추론입니다. 모양이 기록되지 않았다면 커지거나 줄어드는 입력도 똑같이 보입니다.</translation>
    </message>
    <message>
        <source>First calls take longer</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 호출이 더 오래 걸립니다</translation>
    </message>
    <message>
        <source>{d} kernel takes</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>커널 {d}개가</translation>
    </message>
    <message>
        <source>{d} kernels take</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>커널 {d}개가</translation>
    </message>
    <message>
        <source>{d} op takes</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>op {d}개가</translation>
    </message>
    <message>
        <source>{d} ops take</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>op {d}개가</translation>
    </message>
    <message>
        <source>{d} op</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>op {d}개</translation>
    </message>
    <message>
        <source>{d} ops</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>op {d}개</translation>
    </message>
    <message>
        <source>{d} kernel take</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>커널 {d}개가</translation>
    </message>
    <message>
        <source>{what} much longer the first time than later. The most: {name}, {first_ns} at first and {median_rest_ns} (median) after.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>{what} 처음에 이후보다 훨씬 오래 걸립니다. 가장 심한 것은 {name}: 처음 {first_ns}, 이후 {median_rest_ns}(중앙값).</translation>
    </message>
    <message>
        <source>Leave first calls out of averages. What they pay for (loading, handles, choosing a kernel, filling the allocator's cache) is paid once; a few iterations before recording hide it.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 호출을 평균에서 빼십시오. 그것이 치르는 비용(불러오기, 핸들, 커널 선택, 할당기 캐시 채우기)은 한 번뿐이며, 기록 전에 몇 번 반복하면 가려집니다.</translation>
    </message>
    <message>
        <source>The first call may have larger inputs than the later ones.</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>첫 호출의 입력이 이후보다 클 수 있습니다.</translation>
    </message>
    <message>
        <source>first: {}, later {}</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>처음: {}, 이후 {}</translation>
    </message>
    <message>
        <source>"devices" is a list of objects as in {"name": "H200", "half": 989.4, "memory": 4800}. Names: fp64, fp32, tf32, half, fp8, int8 in TFLOP/s, memory in GB/s.</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>"devices"는 {"name": "H200", "half": 989.4, "memory": 4800}과 같은 객체의 목록입니다. 이름: TFLOP/s 단위의 fp64, fp32, tf32, half, fp8, int8, GB/s 단위의 memory.</translation>
    </message>
    <message>
        <source>your own table</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>직접 만든 표</translation>
    </message>
    <message>
        <source>Thresholds are a JSON object of names and numbers, as in {"compute_bound": 0.75}.</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>임계값은 {"compute_bound": 0.75}와 같이 이름과 숫자로 된 JSON 객체입니다.</translation>
    </message>
    <message>
        <source>There is no threshold "{}". The names are: {}.</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>"{}"(이)라는 임계값은 없습니다. 이름: {}.</translation>
    </message>
    <message>
        <source>The threshold "{}" ({}) takes {} of 0 or more, not {}.</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>임계값 "{}"({})은(는) 0 이상의 {}이어야 하는데 {}입니다.</translation>
    </message>
    <message>
        <source>a whole number</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>정수</translation>
    </message>
    <message>
        <source>{} cannot be opened. --thresholds takes a JSON file of names and numbers.</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>{}: 열 수 없습니다. --thresholds는 이름과 숫자로 된 JSON 파일을 받습니다.</translation>
    </message>
    <message>
        <source>What to change</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>바꿀 것</translation>
    </message>
    <message>
        <source>What the profiler did</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>프로파일러가 한 것</translation>
    </message>
    <message>
        <source>Good to know</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>알아 두면 좋은 것</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>core/analyse/calltable.cpp</extracomment>
        <translation>호출</translation>
    </message>
    <message>
        <source>copies</source>
        <extracomment>core/analyse/copytable.cpp</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>How many {} there are.</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>{}의 개수입니다.</translation>
    </message>
    <message>
        <source>The times of these {} added up, also where they overlap.</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>이 {}의 시간을 겹치는 부분까지 모두 더한 값입니다.</translation>
    </message>
    <message>
        <source>Half of these {} take no longer; of an even number, the mean of the two in the middle.</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>이 {}의 절반은 이보다 오래 걸리지 않습니다. 개수가 짝수이면 가운데 두 값의 평균입니다.</translation>
    </message>
    <message>
        <source>The shortest of these {}.</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>이 {} 중 가장 짧은 것입니다.</translation>
    </message>
    <message>
        <source>The longest of these {}.</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>이 {} 중 가장 긴 것입니다.</translation>
    </message>
    <message>
        <source>The smallest time that at least 5 % of these {} do not exceed (nearest rank).</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>이 {} 중 5 % 이상이 넘지 않는 가장 작은 시간입니다(최근접 순위).</translation>
    </message>
    <message>
        <source>The smallest time that at least 95 % of these {} do not exceed (nearest rank).</source>
        <extracomment>core/analyse/groups.cpp</extracomment>
        <translation>이 {} 중 95 % 이상이 넘지 않는 가장 작은 시간입니다(최근접 순위).</translation>
    </message>
    <message>
        <source>launches</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>런치</translation>
    </message>
    <message>
        <source>slices</source>
        <extracomment>core/analyse/slicetable.cpp</extracomment>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>What would help most: launching less, by larger or fused ops or one CUDA graph for all: at best a step would take {best_step_ns} instead of {replayed_step_ns} ({best_gain_share} less).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 도움이 되는 것: 더 크거나 융합된 op, 또는 전체를 CUDA 그래프 하나로 만들어 런치를 줄이기. 스텝이 {replayed_step_ns}에서 최대 {best_step_ns}(으)로 줄어듭니다({best_gain_share} 감소).</translation>
    </message>
    <message>
        <source>What would help most: no waits for the GPU inside the step: at best a step would take {best_step_ns} instead of {replayed_step_ns} ({best_gain_share} less).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 도움이 되는 것: 스텝 안에서 GPU를 기다리지 않기. 스텝이 {replayed_step_ns}에서 최대 {best_step_ns}(으)로 줄어듭니다({best_gain_share} 감소).</translation>
    </message>
    <message>
        <source>What would help most: copies that run beside kernels, or not at all: at best a step would take {best_step_ns} instead of {replayed_step_ns} ({best_gain_share} less).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 도움이 되는 것: 복사를 커널과 나란히 돌리거나 없애기. 스텝이 {replayed_step_ns}에서 최대 {best_step_ns}(으)로 줄어듭니다({best_gain_share} 감소).</translation>
    </message>
    <message>
        <source>What would help most: communication that compute covers: at best a step would take {best_step_ns} instead of {replayed_step_ns} ({best_gain_share} less).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 도움이 되는 것: 통신을 연산으로 가리기. 스텝이 {replayed_step_ns}에서 최대 {best_step_ns}(으)로 줄어듭니다({best_gain_share} 감소).</translation>
    </message>
    <message>
        <source>What would help most: batches that are ready when they are needed: at best a step would take {best_step_ns} instead of {replayed_step_ns} ({best_gain_share} less).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 도움이 되는 것: 필요할 때 이미 준비된 배치. 스텝이 {replayed_step_ns}에서 최대 {best_step_ns}(으)로 줄어듭니다({best_gain_share} 감소).</translation>
    </message>
    <message>
        <source>the steady runs of "{}"</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>"{}"의 안정 실행</translation>
    </message>
    <message>
        <source>Self CPU {} of torch's {}.</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>자체 CPU는 torch의 {2} 중 {1}입니다.</translation>
    </message>
    <message>
        <source>1 event held bytes that are not UTF-8; they are shown as �.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 1개에 UTF-8이 아닌 바이트가 있어 �로 표시합니다.</translation>
    </message>
    <message>
        <source>{} events held bytes that are not UTF-8; they are shown as �.</source>
        <extracomment>core/model/issue.cpp</extracomment>
        <translation>이벤트 {}개에 UTF-8이 아닌 바이트가 있어 �로 표시합니다.</translation>
    </message>
    <message>
        <source>, {} GB/s</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>, {} GB/s</translation>
    </message>
    <message>
        <source>, from {}</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>, 호출: {}</translation>
    </message>
    <message>
        <source>{}, from {}</source>
        <extracomment>core/verdict/rules/devicework.cpp</extracomment>
        <translation>{}, 호출: {}</translation>
    </message>
    <message>
        <source>from {}</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>호출: {}</translation>
    </message>
    <message>
        <source>; no peak is known for this GPU and type.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>. 이 GPU와 타입의 최대값은 알려져 있지 않습니다.</translation>
    </message>
    <message>
        <source>{} ({} of {} in {})</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>{1} ({4}에 {3} 중 {2})</translation>
    </message>
    <message>
        <source>cpu-only</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>CPU 전용</translation>
    </message>
    <message>
        <source>undecidable</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>판단 불가</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>연산 바운드</translation>
    </message>
    <message>
        <source>input-bound</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>입력 바운드</translation>
    </message>
    <message>
        <source>communication-bound</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>통신 바운드</translation>
    </message>
    <message>
        <source>copy-bound</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>복사 바운드</translation>
    </message>
    <message>
        <source>overhead-bound</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>오버헤드 바운드</translation>
    </message>
    <message>
        <source>mixed-bound</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>혼합</translation>
    </message>
    <message>
        <source>buffer-request</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>버퍼 요청</translation>
    </message>
    <message>
        <source>trailing-sync</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>끝의 동기화</translation>
    </message>
    <message>
        <source>first-launch-offset</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>첫 런치 지연</translation>
    </message>
    <message>
        <source>cupti-overhead</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>CUPTI 오버헤드</translation>
    </message>
    <message>
        <source>lazy-loading</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>지연 불러오기</translation>
    </message>
    <message>
        <source>instrumented</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>계측 옵션</translation>
    </message>
    <message>
        <source>profiler-dominated-table</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>프로파일러가 지배하는 표</translation>
    </message>
    <message>
        <source>incomplete-trace</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>불완전한 트레이스</translation>
    </message>
    <message>
        <source>cold-start</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>콜드 스타트</translation>
    </message>
    <message>
        <source>setup-gap</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>준비 간격</translation>
    </message>
    <message>
        <source>clock-ramp</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>클럭 변화</translation>
    </message>
    <message>
        <source>first-call</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>첫 호출</translation>
    </message>
    <message>
        <source>kernel-variance</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>커널 시간 편차</translation>
    </message>
    <message>
        <source>hotspot-kernel</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>핫스팟 커널</translation>
    </message>
    <message>
        <source>many-calls</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>많은 호출</translation>
    </message>
    <message>
        <source>cost-below</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>아래의 비용</translation>
    </message>
    <message>
        <source>occupancy-query</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>점유율 조회</translation>
    </message>
    <message>
        <source>resource-light</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>가벼운 커널</translation>
    </message>
    <message>
        <source>short-kernels</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>짧은 커널</translation>
    </message>
    <message>
        <source>slow-runtime-calls</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>느린 런타임 호출</translation>
    </message>
    <message>
        <source>launch-delay</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>런치 지연</translation>
    </message>
    <message>
        <source>sync-in-loop</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>루프 안 동기화</translation>
    </message>
    <message>
        <source>idle-breakdown</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>유휴 분석</translation>
    </message>
    <message>
        <source>gpu-gaps</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>GPU 갭</translation>
    </message>
    <message>
        <source>low-utilisation</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>낮은 사용률</translation>
    </message>
    <message>
        <source>communication</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>통신</translation>
    </message>
    <message>
        <source>straggler-rank</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>느린 랭크</translation>
    </message>
    <message>
        <source>input-pipeline</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>입력 파이프라인</translation>
    </message>
    <message>
        <source>launch-queue-full</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>가득 찬 런치 큐</translation>
    </message>
    <message>
        <source>tensor-cores-unused</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>쓰지 않는 텐서 코어</translation>
    </message>
    <message>
        <source>fp32-gemm</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>fp32 GEMM</translation>
    </message>
    <message>
        <source>too-few-blocks</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>너무 적은 블록</translation>
    </message>
    <message>
        <source>wave-tail</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>웨이브 꼬리</translation>
    </message>
    <message>
        <source>low-occupancy</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>낮은 점유율</translation>
    </message>
    <message>
        <source>layout</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>레이아웃</translation>
    </message>
    <message>
        <source>throughput</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>처리량</translation>
    </message>
    <message>
        <source>pageable-copy</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>페이지 가능 복사</translation>
    </message>
    <message>
        <source>sync-copy</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>동기 복사</translation>
    </message>
    <message>
        <source>copy-heavy</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>많은 복사</translation>
    </message>
    <message>
        <source>allocator-churn</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>잦은 할당</translation>
    </message>
    <message>
        <source>near-oom</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>메모리 부족 임박</translation>
    </message>
    <message>
        <source>compile-overhead</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>컴파일 오버헤드</translation>
    </message>
    <message>
        <source>guard-cost</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>가드 비용</translation>
    </message>
    <message>
        <source>recompilation</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>재컴파일</translation>
    </message>
    <message>
        <source>compiled-regions</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>컴파일된 영역</translation>
    </message>
    <message>
        <source>addmm-bias-copy</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>addmm bias 복사</translation>
    </message>
    <message>
        <source>batched-matmul</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>배치 matmul</translation>
    </message>
    <message>
        <source>metadata-ops</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>메타데이터 op</translation>
    </message>
    <message>
        <source>fusable-chain</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>융합 가능한 체인</translation>
    </message>
    <message>
        <source>already-fused</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>이미 융합됨</translation>
    </message>
    <message>
        <source>graph-replay</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>그래프 재생</translation>
    </message>
    <message>
        <source>many-optimizer-kernels</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>많은 옵티마이저 커널</translation>
    </message>
    <message>
        <source>data-parallel</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>DataParallel</translation>
    </message>
    <message>
        <source>ddp-without-nccl</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>NCCL 없는 DDP</translation>
    </message>
    <message>
        <source>other-tile</source>
        <extracomment>core/verdict/verdict.cpp</extracomment>
        <translation>다른 타일</translation>
    </message>
    <message>
        <source>share of the time from which a finding is critical, where no other limit is named</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>따로 정한 한계가 없을 때, 판정이 심각이 되는 시간 비율</translation>
    </message>
    <message>
        <source>and from which it is a warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 경고가 되는 비율</translation>
    </message>
    <message>
        <source>fewer steady steps than this are called few samples</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>안정 스텝이 이보다 적으면 표본이 적다고 말함</translation>
    </message>
    <message>
        <source>share of compute kernels from which a run is compute-bound</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>연산 바운드가 되는 연산 커널의 비율</translation>
    </message>
    <message>
        <source>share of uncovered waits for input from which a run may be input-bound</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>입력 바운드일 수 있는, 가려지지 않은 입력 대기의 비율</translation>
    </message>
    <message>
        <source>share of exposed communication from which a run may be communication-bound</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>통신 바운드일 수 있는, 드러난 통신의 비율</translation>
    </message>
    <message>
        <source>share of copies outside kernels from which a run may be copy-bound</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>복사 바운드일 수 있는, 커널 밖 복사의 비율</translation>
    </message>
    <message>
        <source>a device that works less than this may be starved by its CPU</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>이보다 적게 일하는 디바이스는 CPU 때문에 굶고 있을 수 있음</translation>
    </message>
    <message>
        <source>part of the idle time that must wait for launches then</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그때 런치를 기다려야 하는 유휴 시간의 비율</translation>
    </message>
    <message>
        <source>below this share of work it is critical</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>작업이 이 비율보다 적으면 심각</translation>
    </message>
    <message>
        <source>a shorter buffer request is not worth a word</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>이보다 짧은 버퍼 요청은 언급하지 않음</translation>
    </message>
    <message>
        <source>a first kernel that begins so long after its launch call ended is shifted</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>런치 호출이 끝나고 이만큼 뒤에 시작하는 첫 커널은 밀린 것</translation>
    </message>
    <message>
        <source>and so many times the median delay of the later ones</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 이후 지연 중앙값의 이 배수</translation>
    </message>
    <message>
        <source>share of the window that the profiler's flushes may take</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>프로파일러의 플러시가 쓸 수 있는 구간의 비율</translation>
    </message>
    <message>
        <source>share of the window, or of the steady steps, that loading takes, to be a warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>경고가 되는, 불러오기가 쓰는 구간 또는 안정 스텝의 비율</translation>
    </message>
    <message>
        <source>CPU slices a millisecond of the main thread that tell of costly options</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>비싼 옵션을 뜻하는 메인 스레드의 밀리초당 CPU 슬라이스</translation>
    </message>
    <message>
        <source>share of the profiler in torch's Self CPU total</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>torch의 자체 CPU 합계에서 프로파일러의 비율</translation>
    </message>
    <message>
        <source>first step against the median of the later ones</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>첫 스텝을 이후 스텝의 중앙값과 비교</translation>
    </message>
    <message>
        <source>and at least so much longer</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 적어도 이만큼 더 김</translation>
    </message>
    <message>
        <source>needs as many steps</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>이만큼의 스텝이 필요</translation>
    </message>
    <message>
        <source>mean step with the first against without it, to be a warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>경고가 되는, 첫 스텝을 포함한 평균과 제외한 평균의 비</translation>
    </message>
    <message>
        <source>and so much longer</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 이만큼 더 김</translation>
    </message>
    <message>
        <source>first gap between an annotation and its first op against the median of the others</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>어노테이션과 첫 op 사이의 첫 간격을 나머지의 중앙값과 비교</translation>
    </message>
    <message>
        <source>and at least so long</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 적어도 이만큼 김</translation>
    </message>
    <message>
        <source>share of the steady steps that such gaps may take when they repeat</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>되풀이될 때 그런 간격이 쓸 수 있는 안정 스텝의 비율</translation>
    </message>
    <message>
        <source>a trend needs as many calls</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>추세에는 이만큼의 호출이 필요</translation>
    </message>
    <message>
        <source>Spearman's rank correlation of duration and order from which it is a trend</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>추세가 되는 길이와 순서의 스피어만 순위 상관</translation>
    </message>
    <message>
        <source>difference of the medians of the first and the last quarter</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>처음과 마지막 4분의 1의 중앙값 차이</translation>
    </message>
    <message>
        <source>first call against the median of the rest</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>첫 호출을 나머지의 중앙값과 비교</translation>
    </message>
    <message>
        <source>needs as many calls</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>이만큼의 호출이 필요</translation>
    </message>
    <message>
        <source>kernels of one kind that a spread is told from</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>퍼짐을 말할 수 있는 한 종류의 커널 수</translation>
    </message>
    <message>
        <source>longest against the median</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>가장 긴 것을 중앙값과 비교</translation>
    </message>
    <message>
        <source>a kernel that takes less of the GPU's work than this is not looked at</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>GPU 작업에서 차지하는 비율이 이보다 작은 커널은 보지 않음</translation>
    </message>
    <message>
        <source>nor is a spread that costs less of the step than this</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝에서 비용이 이보다 작은 퍼짐도 보지 않음</translation>
    </message>
    <message>
        <source>share of one kernel in all kernel time</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>전체 커널 시간에서 커널 하나의 비율</translation>
    </message>
    <message>
        <source>share of one op's self time in the CPU time of all threads</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>모든 스레드의 CPU 시간에서 op 하나의 자체 시간 비율</translation>
    </message>
    <message>
        <source>its mean self time</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그 평균 자체 시간</translation>
    </message>
    <message>
        <source>and its calls a step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 스텝당 호출 수</translation>
    </message>
    <message>
        <source>an op whose own code takes less of its time than this only passes on</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>자체 코드의 시간 비율이 이보다 작은 op는 넘겨줄 뿐임</translation>
    </message>
    <message>
        <source>an op that takes less of the step than this is not listed</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝에서 차지하는 비율이 이보다 작은 op는 나열하지 않음</translation>
    </message>
    <message>
        <source>registers a thread from which a kernel is heavy</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>무거운 커널이 되는 스레드당 레지스터</translation>
    </message>
    <message>
        <source>registers a thread up to which a kernel is light</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>가벼운 커널로 보는 스레드당 레지스터의 상한</translation>
    </message>
    <message>
        <source>a kernel shorter than this is short</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>이보다 짧은 커널은 짧은 것</translation>
    </message>
    <message>
        <source>a kernel shorter than its launch call is short too, if that call takes no longer than this</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>런치 호출이 이보다 길지 않다면, 런치 호출보다 짧은 커널도 짧은 것</translation>
    </message>
    <message>
        <source>share of short kernels among all</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>전체에서 짧은 커널의 비율</translation>
    </message>
    <message>
        <source>a launch call that takes longer is slow</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>이보다 오래 걸리는 런치 호출은 느린 것</translation>
    </message>
    <message>
        <source>share of the step in which the GPU idles during slow calls, to be a warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>경고가 되는, 느린 호출 동안 GPU가 쉬는 스텝의 비율</translation>
    </message>
    <message>
        <source>a kernel that begins so long after its launch call ended is late</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>런치 호출이 끝나고 이만큼 뒤에 시작하는 커널은 늦은 것</translation>
    </message>
    <message>
        <source>synchronisations a steady step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>안정 스텝당 동기화 수</translation>
    </message>
    <message>
        <source>share of the step that they cost, to be a warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>경고가 되는, 동기화가 쓰는 스텝의 비율</translation>
    </message>
    <message>
        <source>and from which it is critical</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 심각이 되는 비율</translation>
    </message>
    <message>
        <source>share of the step in which the GPU waits for launches</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>GPU가 런치를 기다리는 스텝의 비율</translation>
    </message>
    <message>
        <source>a pause of the GPU that is always worth a warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>언제나 경고할 만한 GPU의 멈춤</translation>
    </message>
    <message>
        <source>a pause of the GPU that is listed</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>나열하는 GPU의 멈춤</translation>
    </message>
    <message>
        <source>stretches that the GPU's time is cut into</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>GPU 시간을 나누는 구간의 수</translation>
    </message>
    <message>
        <source>a stretch in which the GPU works less than this is low</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>GPU가 이보다 적게 일하는 구간은 낮은 것</translation>
    </message>
    <message>
        <source>share of communication in the step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝에서 통신의 비율</translation>
    </message>
    <message>
        <source>share of communication with no compute beside it</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>연산 없이 혼자 도는 통신의 비율</translation>
    </message>
    <message>
        <source>part of the communication that compute should cover</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>연산이 가려야 하는 통신의 비율</translation>
    </message>
    <message>
        <source>share of the step that the main thread waits for its DataLoader</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>메인 스레드가 DataLoader를 기다리는 스텝의 비율</translation>
    </message>
    <message>
        <source>waits in which the GPU works more than this are hidden</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그동안 GPU가 이보다 많이 일하는 대기는 가려진 것</translation>
    </message>
    <message>
        <source>launches that stand on a stream when its queue is full: HTA says 1 024, recordings show 1 022 at most</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>큐가 가득 찼을 때 스트림에 서 있는 런치 수: HTA는 1 024라고 하고, 기록에서는 최대 1 022</translation>
    </message>
    <message>
        <source>share of the window in which it is full</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>큐가 가득 찬 구간의 비율</translation>
    </message>
    <message>
        <source>share of fp32 products without tensor cores in all kernel time, to be named</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>언급하는, 전체 커널 시간에서 텐서 코어를 쓰지 않는 fp32 곱의 비율</translation>
    </message>
    <message>
        <source>share of products whose name does not tell, from which the use of tensor cores is not decided</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>텐서 코어를 쓰는지 결정하지 않는, 이름으로 알 수 없는 곱의 비율</translation>
    </message>
    <message>
        <source>a kernel with fewer blocks than this for each SM leaves much of the GPU idle</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>SM당 블록이 이보다 적은 커널은 GPU의 많은 부분을 놀림</translation>
    </message>
    <message>
        <source>share of such kernels in all kernel time, and of those with a part-filled last wave</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>전체 커널 시간에서 그런 커널과 마지막 웨이브가 덜 찬 커널의 비율</translation>
    </message>
    <message>
        <source>what the last wave of blocks adds to a kernel, against full waves</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>꽉 찬 웨이브에 대비해 마지막 블록 웨이브가 커널에 더하는 것</translation>
    </message>
    <message>
        <source>a kernel of so many waves or more has no tail worth naming</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>웨이브가 이만큼 이상인 커널에는 언급할 만한 꼬리가 없음</translation>
    </message>
    <message>
        <source>share of an SM's threads that a kernel's blocks can be</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>SM의 스레드 중 커널의 블록이 될 수 있는 비율</translation>
    </message>
    <message>
        <source>and share of such kernels in all kernel time</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 전체 커널 시간에서 그런 커널의 비율</translation>
    </message>
    <message>
        <source>share of copies into another layout right before a product, in the step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝에서, 곱 바로 앞에서 다른 레이아웃으로 하는 복사의 비율</translation>
    </message>
    <message>
        <source>a product that takes less is not held against the device's peak</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>이보다 짧은 곱은 디바이스 최대값과 비교하지 않음</translation>
    </message>
    <message>
        <source>share of the peak below which it is slow</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>느린 것으로 보는 최대값 대비 비율의 상한</translation>
    </message>
    <message>
        <source>and from which it is good</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 좋은 것으로 보는 비율</translation>
    </message>
    <message>
        <source>share of the step that copies from or to pageable memory take</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>페이지 가능 메모리와 주고받는 복사가 쓰는 스텝의 비율</translation>
    </message>
    <message>
        <source>GB/s that a copy of pinned memory reaches, where the recording shows none</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>기록에 없을 때, 핀드 메모리의 복사가 도달하는 GB/s</translation>
    </message>
    <message>
        <source>copies of one direction a step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝당 한 방향의 복사 수</translation>
    </message>
    <message>
        <source>share of the step that copies take for which the CPU waits by name</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>이름으로 보아 CPU가 기다리는 복사가 쓰는 스텝의 비율</translation>
    </message>
    <message>
        <source>share of the step that copies take alone</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>복사만 도는 스텝의 비율</translation>
    </message>
    <message>
        <source>calls to the driver for memory, a steady step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>메모리를 위한 드라이버 호출, 안정 스텝당</translation>
    </message>
    <message>
        <source>and their share of the step, to be a warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 경고가 되는 스텝의 비율</translation>
    </message>
    <message>
        <source>share of the device's memory that is reserved at the peak</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>최고점에서 예약된 디바이스 메모리의 비율</translation>
    </message>
    <message>
        <source>reserved against allocated memory at the peak</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>최고점에서 할당 대비 예약된 메모리</translation>
    </message>
    <message>
        <source>and their difference in bytes</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 그 차이(바이트)</translation>
    </message>
    <message>
        <source>CPU time of a compiled region around its launches, against the GPU time launched in it</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>컴파일된 영역에서 런치된 GPU 시간에 대비한, 런치를 감싼 CPU 시간</translation>
    </message>
    <message>
        <source>a region that takes longer on average is not small</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>평균이 이보다 긴 영역은 작은 것이 아님</translation>
    </message>
    <message>
        <source>share of cache lookups in the step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝에서 캐시 조회의 비율</translation>
    </message>
    <message>
        <source>mean time of a lookup from which its guards are many</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>가드가 많다고 보는 조회의 평균 시간</translation>
    </message>
    <message>
        <source>compilations of a frame at which torch gives up and runs it eagerly, by default</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>torch가 포기하고 eager로 실행하는 프레임의 컴파일 횟수(기본값)</translation>
    </message>
    <message>
        <source>share of copies of a bias in the GPU time of what they prepare</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>bias 복사가 준비하는 작업의 GPU 시간에서 그 복사의 비율</translation>
    </message>
    <message>
        <source>share of copies before batched products in the step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝에서 배치 곱 앞의 복사의 비율</translation>
    </message>
    <message>
        <source>share of ops that launch nothing in the main thread's steps</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>메인 스레드의 스텝에서 아무것도 런치하지 않는 op의 비율</translation>
    </message>
    <message>
        <source>light kernels in a row that could be one</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>하나가 될 수 있는, 잇따르는 가벼운 커널의 수</translation>
    </message>
    <message>
        <source>share of the step that fusing them would save, to be named</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>언급하는, 융합하면 아끼는 스텝의 비율</translation>
    </message>
    <message>
        <source>share of fused kernels in all kernel time, to be named</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>언급하는, 전체 커널 시간에서 융합된 커널의 비율</translation>
    </message>
    <message>
        <source>a graph of fewer kernels saves little</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>커널이 이보다 적은 그래프는 아끼는 것이 적음</translation>
    </message>
    <message>
        <source>kernels of an optimizer step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>옵티마이저 스텝의 커널 수</translation>
    </message>
    <message>
        <source>and their median duration</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 그 길이의 중앙값</translation>
    </message>
    <message>
        <source>steps whose medians differ by less than this are equally fast</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>중앙값의 차이가 이보다 작은 스텝은 속도가 같음</translation>
    </message>
    <message>
        <source>standard deviations (Mann-Whitney) from which chance does not explain the difference of steps</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝의 차이를 우연으로 설명하지 않는 표준편차 수(Mann-Whitney)</translation>
    </message>
    <message>
        <source>share of GPU time in kernels of both traces from which they run the same ones</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>같은 커널을 실행한다고 보는, 두 트레이스에 모두 있는 커널의 GPU 시간 비율</translation>
    </message>
    <message>
        <source>several</source>
        <extracomment>core/analyse/kerneltable.cpp</extracomment>
        <translation>여러 값</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>첫째</translation>
    </message>
    <message>
        <source>second</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>둘째</translation>
    </message>
    <message>
        <source>steady</source>
        <extracomment>core/analyse/steptable.cpp</extracomment>
        <translation>안정</translation>
    </message>
    <message>
        <source>belongs</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>속하지</translation>
    </message>
    <message>
        <source>belong</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>속하지</translation>
    </message>
    <message>
        <source>and</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>및</translation>
    </message>
    <message>
        <source>threads</source>
        <extracomment>core/analyse/occupancy.cpp</extracomment>
        <translation>스레드</translation>
    </message>
    <message>
        <source>registers</source>
        <extracomment>core/analyse/occupancy.cpp</extracomment>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>{} is no report of a trace. Make one with `lanescope-cli report TRACE --format json`.</source>
        <extracomment>core/analyse/rankfacts.cpp</extracomment>
        <translation>{}: 트레이스의 보고서가 아닙니다. `lanescope-cli report TRACE --format json`으로 만드십시오.</translation>
    </message>
    <message>
        <source>file name</source>
        <extracomment>core/analyse/rankidentity.cpp</extracomment>
        <translation>파일 이름</translation>
    </message>
    <message>
        <source>rank {}{}</source>
        <extracomment>core/analyse/rankidentity.cpp</extracomment>
        <translation>랭크 {}{}</translation>
    </message>
    <message>
        <source>Load balance</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>부하 균형</translation>
    </message>
    <message>
        <source>Its number, with its place along each axis of parallelism where that is known.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>번호이며, 알려진 경우 병렬화 축마다의 위치도 나옵니다.</translation>
    </message>
    <message>
        <source>Mean length of the judged steps; without steps the length of the window.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>판단한 스텝의 평균 길이입니다. 스텝이 없으면 구간의 길이입니다.</translation>
    </message>
    <message>
        <source>A step: the GPU runs kernels that are no communication.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝당: GPU가 통신이 아닌 커널을 실행합니다.</translation>
    </message>
    <message>
        <source>Comm. alone</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>통신 단독</translation>
    </message>
    <message>
        <source>A step: the GPU runs communication and no compute beside it.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝당: GPU가 통신을 하고 나란히 도는 연산이 없습니다.</translation>
    </message>
    <message>
        <source>A step, within communication: how much longer its collectives take than on the rank on which they are shortest.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝당, 통신 안에서: 집합 통신이 가장 짧은 랭크보다 얼마나 더 걸리는지입니다.</translation>
    </message>
    <message>
        <source>Idle: CPU</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>유휴: CPU</translation>
    </message>
    <message>
        <source>A step: the GPU idles while a CPU thread is in an op or a runtime call.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝당: CPU 스레드가 op나 런타임 호출 안에 있는 동안 GPU가 쉽니다.</translation>
    </message>
    <message>
        <source>Idle: nothing</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>유휴: 기록 없음</translation>
    </message>
    <message>
        <source>A step: the GPU idles and no op is recorded: Python, a sleep, files.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝당: GPU가 쉬고 기록된 op도 없습니다. Python, sleep, 파일입니다.</translation>
    </message>
    <message>
        <source>Idle: input</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>유휴: 입력</translation>
    </message>
    <message>
        <source>A step: the GPU idles while the main thread waits for its DataLoader.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝당: 메인 스레드가 DataLoader를 기다리는 동안 GPU가 쉽니다.</translation>
    </message>
    <message>
        <source>A step: the GPU copies and runs no kernel.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝당: GPU가 복사만 하고 커널은 돌지 않습니다.</translation>
    </message>
    <message>
        <source>A step: the GPU idles while the profiler asks for memory or flushes.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝당: 프로파일러가 메모리를 요청하거나 플러시하는 동안 GPU가 쉽니다.</translation>
    </message>
    <message>
        <source>Part of the communication beside which compute runs.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>통신 중 연산이 나란히 도는 부분입니다.</translation>
    </message>
    <message>
        <source>In how many of its judged collectives with a skew it came last.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>판단한, 시작 차이가 있는 집합 통신 중 마지막이었던 횟수입니다.</translation>
    </message>
    <message>
        <source>Its judged collectives with a skew.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>판단한, 시작 차이가 있는 집합 통신입니다.</translation>
    </message>
    <message>
        <source>By how much its clock ran ahead of that of the first rank; it is taken off.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>클럭이 첫 랭크보다 앞선 정도이며, 그만큼 뺍니다.</translation>
    </message>
    <message>
        <source>What its own report says.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>그 자체의 보고서가 말하는 것입니다.</translation>
    </message>
    <message>
        <source>Where it was read from.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>읽어 온 곳입니다.</translation>
    </message>
    <message>
        <source>The collective, or the kernel where the record does not say.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>집합 통신, 또는 기록에 나오지 않으면 커널입니다.</translation>
    </message>
    <message>
        <source>The process group.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>프로세스 그룹입니다.</translation>
    </message>
    <message>
        <source>In which it was launched.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>런치된 스텝입니다.</translation>
    </message>
    <message>
        <source>Counted among those of its name, group and size, from 0.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>이름, 그룹, 크기가 같은 것들 사이에서 0부터 셉니다.</translation>
    </message>
    <message>
        <source>That one rank sends.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>랭크 하나가 보내는 양입니다.</translation>
    </message>
    <message>
        <source>From the first rank's start to the last one's.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>첫 랭크의 시작부터 마지막 랭크의 시작까지입니다.</translation>
    </message>
    <message>
        <source>Least duration over the ranks: what it takes once all are there.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>랭크들 중 가장 짧은 길이입니다. 모두 도착한 뒤에 걸리는 시간입니다.</translation>
    </message>
    <message>
        <source>Last rank</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>마지막 랭크</translation>
    </message>
    <message>
        <source>Which rank started last.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>마지막에 시작한 랭크입니다.</translation>
    </message>
    <message>
        <source>It costs</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>비용</translation>
    </message>
    <message>
        <source>From the last start but one to the last: how much earlier it could have been without that rank.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>끝에서 둘째의 시작부터 마지막의 시작까지: 그 랭크가 없다면 얼마나 일찍 시작할 수 있었는지입니다.</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>가장 긴 대기</translation>
    </message>
    <message>
        <source>Of the rank that waits longest.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>가장 오래 기다리는 랭크의 값입니다.</translation>
    </message>
    <message>
        <source>That recorded it.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>기록한 랭크입니다.</translation>
    </message>
    <message>
        <source>Left out, as one rank alone recorded them or they could not be told apart:</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>랭크 하나만 기록했거나 구별할 수 없어 제외:</translation>
    </message>
    <message>
        <source>{d} collective</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>집합 통신 {d}번</translation>
    </message>
    <message>
        <source>{d} collectives</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>집합 통신 {d}번</translation>
    </message>
    <message>
        <source>Collectives by kind</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>종류별 집합 통신</translation>
    </message>
    <message>
        <source>Size of the group.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>그룹의 크기입니다.</translation>
    </message>
    <message>
        <source>In the judged steps.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>판단한 스텝에서의 값입니다.</translation>
    </message>
    <message>
        <source>Summed, by the larger of what a rank sends and receives.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>랭크가 보내는 것과 받는 것 중 더 큰 쪽을 더한 값입니다.</translation>
    </message>
    <message>
        <source>Summed least durations over the ranks.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>랭크들 중 가장 짧은 길이를 더한 값입니다.</translation>
    </message>
    <message>
        <source>Summed means over the ranks of what they wait for the last.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>마지막 랭크를 기다리는 시간의 랭크 평균을 더한 값입니다.</translation>
    </message>
    <message>
        <source>Worst skew</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>최대 시작 차이</translation>
    </message>
    <message>
        <source>Largest distance of the first and the last start.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>첫 시작과 마지막 시작의 가장 큰 차이입니다.</translation>
    </message>
    <message>
        <source>Bytes by latency.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>바이트를 지연으로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>What each link carries, as nccl-tests count it: of an all-reduce 2(n-1)/n of the bytes, of all-gather, reduce-scatter and all-to-all (n-1)/n.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>각 링크가 나르는 양이며 nccl-tests의 방식으로 셉니다: all-reduce는 바이트의 2(n-1)/n, all-gather, reduce-scatter, all-to-all은 (n-1)/n.</translation>
    </message>
    <message>
        <source>Who is last, by step</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>누가 마지막인지, 스텝별</translation>
    </message>
    <message>
        <source>Its number.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>번호입니다.</translation>
    </message>
    <message>
        <source>That came last at least once.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>한 번이라도 마지막이었던 것입니다.</translation>
    </message>
    <message>
        <source>In how many of the step's collectives with a skew.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝의, 시작 차이가 있는 집합 통신 중 몇 번인지입니다.</translation>
    </message>
    <message>
        <source>Collectives with a skew that it took part in.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>참여한, 시작 차이가 있는 집합 통신입니다.</translation>
    </message>
    <message>
        <source>How much earlier those could have begun without it, summed.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>그 랭크가 없다면 얼마나 일찍 시작할 수 있었는지를 더한 값입니다.</translation>
    </message>
    <message>
        <source>Rank {} is there twice: {} is left out, {} is kept.</source>
        <extracomment>core/analyse/ranks.cpp</extracomment>
        <translation>랭크 {}이(가) 둘입니다: {}을(를) 빼고 {}을(를) 씁니다.</translation>
    </message>
    <message>
        <source>{} of {} files do not say which rank they are of: they are numbered by their names.</source>
        <extracomment>core/analyse/ranks.cpp</extracomment>
        <translation>파일 {2}개 중 {1}개에 어느 랭크인지 적혀 있지 않아 이름순으로 번호를 붙였습니다.</translation>
    </message>
    <message>
        <source>send {} to {}</source>
        <extracomment>core/analyse/ranks.cpp</extracomment>
        <translation>{2}(으)로 {1} 보내기</translation>
    </message>
    <message>
        <source>{} collectives that seemed to be one cannot be: a rank had left before another came. They are left out.</source>
        <extracomment>core/analyse/ranks.cpp</extracomment>
        <translation>하나로 보였던 집합 통신 {}번은 하나일 수 없습니다. 다른 랭크가 오기 전에 한 랭크가 떠났습니다. 제외했습니다.</translation>
    </message>
    <message>
        <source>The ends of the collectives of rank {} do not agree with those of the others, so that its own clock is believed.</source>
        <extracomment>core/analyse/ranks.cpp</extracomment>
        <translation>랭크 {}의 집합 통신의 끝이 나머지와 맞지 않아 자신의 클럭을 그대로 믿습니다.</translation>
    </message>
    <message>
        <source>The CPU takes no time between its waits: no Python, no dispatch, no launch calls, as if one CUDA graph replayed the step. The GPU's own work is as recorded; so is communication, though a rank that comes earlier waits longer for the others.</source>
        <extracomment>core/analyse/whatif.cpp</extracomment>
        <translation>CPU가 대기와 대기 사이에 시간을 전혀 쓰지 않는다고 봅니다. CUDA 그래프 하나가 스텝을 재생하는 것처럼 Python도 디스패치도 런치 호출도 없습니다. GPU 자체의 작업은 기록된 그대로입니다. 통신도 그대로지만, 더 일찍 온 랭크는 나머지를 더 오래 기다립니다.</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <extracomment>core/load/eventwalk.cpp</extracomment>
        <translation>취소했습니다.</translation>
    </message>
    <message>
        <source>{count} steps, longest {longest_ns}</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>스텝 {count}개, 최장 {longest_ns}</translation>
    </message>
    <message>
        <source>{count} calls, median {median_ns}, longest {longest_ns}</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>호출 {count}번, 중앙값 {median_ns}, 최장 {longest_ns}</translation>
    </message>
    <message>
        <source>{count} waits for a batch, median {median_ns}</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>배치 대기 {count}번, 중앙값 {median_ns}</translation>
    </message>
    <message>
        <source>{count} equal stretches: how much of each the GPU works</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>같은 길이의 구간 {count}개: 각각에서 GPU가 일하는 정도</translation>
    </message>
    <message>
        <source>What the idle time is made of</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>유휴 시간이 무엇으로 이루어졌는지</translation>
    </message>
    <message>
        <source>waits for a launch</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>런치 대기</translation>
    </message>
    <message>
        <source>short pauses</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>짧은 멈춤</translation>
    </message>
    <message>
        <source>profiler, left out</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>프로파일러, 제외</translation>
    </message>
    <message>
        <source>Communication in a step</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>스텝 하나의 통신</translation>
    </message>
    <message>
        <source>beside compute</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>연산과 나란히</translation>
    </message>
    <message>
        <source>with no compute beside it</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>연산 없이 혼자</translation>
    </message>
    <message>
        <source>A compiled region, by layer</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>컴파일된 영역, 층별</translation>
    </message>
    <message>
        <source>the rest of the call</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>호출의 나머지</translation>
    </message>
    <message>
        <source>ops and launches</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>op와 런치</translation>
    </message>
    <message>
        <source>{} {} begins {} after the first rank</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>{1} {2}이(가) 첫 랭크보다 {3} 늦게 시작</translation>
    </message>
    <message>
        <source>Before them its GPU computes {cause_ns} a step longer than those of the others.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그 앞에서 GPU가 나머지보다 스텝당 {cause_ns} 더 오래 연산합니다.</translation>
    </message>
    <message>
        <source>Compare its kernels with those of another rank: more or larger ones mean that its share of the work is larger (batch, sequence lengths, layers of a pipeline stage, experts); the same ones that take longer mean a slower GPU (clocks, power, temperature, another process on it).</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>커널을 다른 랭크와 비교하십시오. 더 많거나 크다면 맡은 작업이 더 많은 것이고(배치, 시퀀스 길이, 파이프라인 단계의 층, 전문가), 같은 것이 더 오래 걸린다면 GPU가 느린 것입니다(클럭, 전력, 온도, 다른 프로세스).</translation>
    </message>
    <message>
        <source>Before them its GPU copies {cause_ns} a step longer than those of the others.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그 앞에서 GPU가 나머지보다 스텝당 {cause_ns} 더 오래 복사합니다.</translation>
    </message>
    <message>
        <source>Look at its copies: pageable memory, or a process that runs on another socket than its GPU (bind it with numactl).</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>복사를 보십시오. 페이지 가능 메모리, 또는 GPU와 다른 소켓에서 도는 프로세스(numactl로 묶기).</translation>
    </message>
    <message>
        <source>Before them it is in other collectives {cause_ns} a step longer than the others.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그 앞에서 다른 집합 통신에 나머지보다 스텝당 {cause_ns} 더 오래 있습니다.</translation>
    </message>
    <message>
        <source>The rank that it waits for in those may be the cause: look for the last one there.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그때 기다리는 랭크가 원인일 수 있습니다. 거기서 마지막인 랭크를 찾으십시오.</translation>
    </message>
    <message>
        <source>Before them its main thread waits for its DataLoader {cause_ns} a step longer than those of the others, with its GPU idle.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그 앞에서 GPU가 쉬는 채로 메인 스레드가 DataLoader를 나머지보다 스텝당 {cause_ns} 더 오래 기다립니다.</translation>
    </message>
    <message>
        <source>Look at the input of this rank: num_workers, pin_memory, prefetch_factor, the disk it reads from, and whether its samples are larger.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>이 랭크의 입력을 보십시오. num_workers, pin_memory, prefetch_factor, 읽는 디스크, 샘플이 더 큰지 여부.</translation>
    </message>
    <message>
        <source>Before them its GPU idles {cause_ns} a step longer than those of the others, while its CPU is in ops and calls (most in {op}).</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그 앞에서 CPU가 op와 호출 안에 있는 동안(대부분 {op}) GPU가 나머지보다 스텝당 {cause_ns} 더 오래 쉽니다.</translation>
    </message>
    <message>
        <source>Before them its GPU idles {cause_ns} a step longer than those of the others, while its CPU is in ops and calls.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그 앞에서 CPU가 op와 호출 안에 있는 동안 GPU가 나머지보다 스텝당 {cause_ns} 더 오래 쉽니다.</translation>
    </message>
    <message>
        <source>Look at its CPU: cores shared with another process, fewer threads, another clock, a synchronisation that only this rank does. Bind each rank to cores of its own.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>CPU를 보십시오. 다른 프로세스와 나눠 쓰는 코어, 적은 스레드, 다른 클럭, 이 랭크만 하는 동기화. 랭크마다 전용 코어에 묶으십시오.</translation>
    </message>
    <message>
        <source>Before them the profiler holds it {cause_ns} a step longer than the others.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그 앞에서 프로파일러가 나머지보다 스텝당 {cause_ns} 더 오래 붙잡습니다.</translation>
    </message>
    <message>
        <source>Nothing to change in the program: the profiler's requests for memory fall on this rank. Record a longer warm-up, or fewer events.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>프로그램에서 바꿀 것은 없습니다. 프로파일러의 메모리 요청이 이 랭크에 몰립니다. 워밍업을 더 길게 하거나 이벤트를 덜 기록하십시오.</translation>
    </message>
    <message>
        <source>Before them its GPU idles {cause_ns} a step longer than those of the others while no op is recorded: Python code, a sleep, files, the network or garbage collection.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그 앞에서 기록된 op가 없는 동안 GPU가 나머지보다 스텝당 {cause_ns} 더 오래 쉽니다. Python 코드, sleep, 파일, 네트워크, 가비지 컬렉션입니다.</translation>
    </message>
    <message>
        <source>Record this rank with with_stack=True, or put record_function around what it alone does (logging, checkpoints, evaluation, preparing data).</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>이 랭크를 with_stack=True로 기록하거나, 이 랭크만 하는 일(로깅, 체크포인트, 평가, 데이터 준비)을 record_function으로 감싸십시오.</translation>
    </message>
    <message>
        <source>Rank {rank} keeps the others waiting</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {rank}이(가) 나머지를 기다리게 합니다</translation>
    </message>
    <message>
        <source>Rank {rank} comes last in {late} of {collectives} collectives whose starts differ.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>시작이 서로 다른 집합 통신 {collectives}번 중 {late}번에서 랭크 {rank}이(가) 마지막입니다.</translation>
    </message>
    <message>
        <source>Without it they could begin {gain_per_step_ns} earlier a step ({share} of it).</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그것이 없으면 스텝당 {gain_per_step_ns}({share}) 일찍 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>Without it a step could be up to {gain_per_step_ns} shorter ({share} of it): the CPU of another rank needs {others_need_ns} itself.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그것이 없으면 스텝이 최대 {gain_per_step_ns}({share}) 짧아질 수 있습니다. 다른 랭크의 CPU 자체에 {others_need_ns}이(가) 필요합니다.</translation>
    </message>
    <message>
        <source>Without it a step could be up to {gain_per_step_ns} shorter ({share} of it): the GPU of another rank needs {others_need_ns} itself.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그것이 없으면 스텝이 최대 {gain_per_step_ns}({share}) 짧아질 수 있습니다. 다른 랭크의 GPU 자체에 {others_need_ns}이(가) 필요합니다.</translation>
    </message>
    <message>
        <source>Clocks are set by the ends of collectives, which agree to about {clock_spread_ns}. The recording is a short window: in another one another rank may be late.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>클럭은 약 {clock_spread_ns} 안에서 일치하는 집합 통신의 끝으로 맞췄습니다. 기록은 짧은 구간이며, 다른 구간에서는 다른 랭크가 늦을 수 있습니다.</translation>
    </message>
    <message>
        <source>All ranks are limited by their CPUs: one that lags behind once stays behind, without being slower by as much as the others wait.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>모든 랭크가 CPU에 제한됩니다. 한 번 뒤처진 랭크는, 나머지가 기다리는 만큼 느리지 않아도 계속 뒤처집니다.</translation>
    </message>
    <message>
        <source>Communication is mostly waiting for the last rank</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>통신은 대부분 마지막 랭크를 기다리는 시간입니다</translation>
    </message>
    <message>
        <source>Of {communication_per_step_ns} a step that a rank spends in collectives ({share} of the step), it waits {waiting_per_step_ns} for ranks that come later; moving the data takes {moving_per_step_ns}.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크가 집합 통신에 쓰는 스텝당 {communication_per_step_ns}(스텝의 {share}) 중 {waiting_per_step_ns}은(는) 나중에 오는 랭크를 기다리고, 데이터 이동에는 {moving_per_step_ns}이(가) 걸립니다.</translation>
    </message>
    <message>
        <source>Bring the ranks together first: a faster network or larger buckets would change little.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>먼저 랭크들을 맞추십시오. 더 빠른 네트워크나 더 큰 버킷으로는 거의 달라지지 않습니다.</translation>
    </message>
    <message>
        <source>Communication is mostly moving data</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>통신은 대부분 데이터 이동입니다</translation>
    </message>
    <message>
        <source>Of {communication_per_step_ns} a step that a rank spends in collectives ({share} of the step), moving the data takes {moving_per_step_ns}; it waits {waiting_per_step_ns} for ranks that come later.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크가 집합 통신에 쓰는 스텝당 {communication_per_step_ns}(스텝의 {share}) 중 데이터 이동에 {moving_per_step_ns}이(가) 걸리고, {waiting_per_step_ns}은(는) 나중에 오는 랭크를 기다립니다.</translation>
    </message>
    <message>
        <source>Move less or hide it: larger buckets, gradients in bf16, no_sync while gradients are summed up, sharding within a node, and collectives that run beside compute.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>덜 옮기거나 가리십시오. 더 큰 버킷, bf16 그래디언트, 그래디언트를 더하는 동안 no_sync, 노드 안의 샤딩, 연산과 나란히 도는 집합 통신.</translation>
    </message>
    <message>
        <source>The shortest time over the ranks is taken for the moving of data; where all ranks wait for the network at once, that is in it.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크들 중 가장 짧은 시간을 데이터 이동으로 봅니다. 모든 랭크가 한꺼번에 네트워크를 기다린다면 그것도 들어 있습니다.</translation>
    </message>
    <message>
        <source>Of {world_size} ranks {ranks} are here.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {world_size}개 중 {ranks}개가 여기 있습니다.</translation>
    </message>
    <message>
        <source>{ranks} ranks without a collective that two of them recorded: nothing tells who waits for whom.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {ranks}개이지만 둘 이상이 기록한 집합 통신이 없어, 누가 누구를 기다리는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>{ranks} ranks keep together: no two begin a collective {skew_from_ns} apart.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {ranks}개가 발을 맞춥니다. 집합 통신의 시작이 {skew_from_ns} 넘게 차이 나는 둘이 없습니다.</translation>
    </message>
    <message>
        <source>No single rank keeps the others waiting: the most that one costs is {most_ns} of a step of {step_ns}.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>나머지를 기다리게 하는 랭크는 없습니다. 하나가 일으키는 비용은 스텝 {step_ns} 중 많아야 {most_ns}입니다.</translation>
    </message>
    <message>
        <source>a collective that two of the ranks recorded</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 둘 이상이 기록한 집합 통신</translation>
    </message>
    <message>
        <source>What would help most: less time in {top_kernel}: {top_kernel_per_step_ns} a step, summed over streams that run at once ({top_kernel_share} of kernel time).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 도움이 되는 것: {top_kernel}의 시간을 줄이기. 동시에 도는 스트림을 더해 스텝당 {top_kernel_per_step_ns}(커널 시간의 {top_kernel_share})입니다.</translation>
    </message>
    <message>
        <source>What would help most: communication that compute covers, and no rank that comes late: at best a step would take {own_step_ns} instead of {replayed_step_ns} ({own_gain_share} less).</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 도움이 되는 것: 통신을 연산으로 가리고 늦게 오는 랭크를 없애기. 스텝이 {replayed_step_ns}에서 최대 {own_step_ns}(으)로 줄어듭니다({own_gain_share} 감소).</translation>
    </message>
    <message>
        <source>They are so short that other things than arithmetic limit them: TF32 gains little here.</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>너무 짧아서 연산이 아닌 다른 것이 제한합니다. 여기서 TF32로 얻는 것은 적습니다.</translation>
    </message>
    <message>
        <source>The host memory of these copies is pinned already, but each waits until it is done: pass non_blocking=True to .to(device), and the CPU goes on at once.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>이 복사의 호스트 메모리는 이미 핀드이지만 하나하나 끝날 때까지 기다립니다. .to(device)에 non_blocking=True를 주면 CPU가 바로 다음으로 넘어갑니다.</translation>
    </message>
    <message>
        <source>The copy waits because its host memory is pageable: use pin_memory=True in the DataLoader and .to(device, non_blocking=True).</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>호스트 메모리가 페이지 가능해서 복사가 기다립니다. DataLoader에 pin_memory=True, .to(device, non_blocking=True)를 쓰십시오.</translation>
    </message>
    <message>
        <source>The copy waits because its result goes to the CPU: fetch results every N steps, or copy them into pinned memory with non_blocking=True and read them later, after an event.</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>결과가 CPU로 가기 때문에 복사가 기다립니다. 결과를 N 스텝마다 가져오거나, non_blocking=True로 핀드 메모리에 복사하고 이벤트 뒤에 읽으십시오.</translation>
    </message>
    <message>
        <source>PyTorch's TensorBoard plugin</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>PyTorch의 TensorBoard 플러그인</translation>
    </message>
    <message>
        <source>HTA</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>HTA</translation>
    </message>
    <message>
        <source>Holistic Trace Analysis</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>Holistic Trace Analysis</translation>
    </message>
    <message>
        <source>TL</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>TL</translation>
    </message>
    <message>
        <source>TraceLens</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>TraceLens</translation>
    </message>
    <message>
        <source>NS</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>NS</translation>
    </message>
    <message>
        <source>Nsight Systems' rules</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>Nsight Systems의 규칙</translation>
    </message>
    <message>
        <source>XProf</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>XProf</translation>
    </message>
    <message>
        <source>the guide "Profiling in PyTorch"</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>가이드 "Profiling in PyTorch"</translation>
    </message>
    <message>
        <source>arithmetic on the device's properties</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>디바이스 속성으로 계산</translation>
    </message>
    <message>
        <source>chosen by Lanescope, tuned on recordings</source>
        <extracomment>core/verdict/thresholds.cpp</extracomment>
        <translation>Lanescope가 고르고 기록으로 조정</translation>
    </message>
    <message>
        <source>starts of a collective that lie closer together are called equal</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>이보다 가까운 집합 통신의 시작은 같은 것으로 봄</translation>
    </message>
    <message>
        <source>a rank that comes last in more of its collectives than this may be a straggler</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>집합 통신 중 이보다 많은 비율에서 마지막인 랭크는 느린 랭크일 수 있음</translation>
    </message>
    <message>
        <source>and that causes more than this of what all ranks cost by coming last</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 모든 랭크가 마지막이 되어 일으킨 비용 중 이보다 많이 일으킨 것</translation>
    </message>
    <message>
        <source>and that costs more of the step than this</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>그리고 스텝에서 비용이 이보다 큰 것</translation>
    </message>
    <message>
        <source>share of the step from which it is a warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>경고가 되는 스텝의 비율</translation>
    </message>
    <message>
        <source>where the others' CPUs need most of the step, too, only more than this is a warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>나머지의 CPU에도 스텝의 대부분이 필요하다면 이보다 클 때만 경고</translation>
    </message>
    <message>
        <source>part of the communication that is waiting, from which waiting is what it costs</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>비용이 기다림이라고 보는, 통신 중 기다림의 비율</translation>
    </message>
    <message>
        <source>{} of {} ({})</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>{2} {1} ({3})</translation>
    </message>
    <message>
        <source>The GPU is full in step {}.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>GPU가 가득 찬 스텝: {}.</translation>
    </message>
    <message>
        <source>The GPU is full in steps {}.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>GPU가 가득 찬 스텝: {}.</translation>
    </message>
    <message>
        <source>It is mostly idle in step {}.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>GPU가 대부분 쉬는 스텝: {}.</translation>
    </message>
    <message>
        <source>It is mostly idle in steps {}.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>GPU가 대부분 쉬는 스텝: {}.</translation>
    </message>
    <message>
        <source>Rank {rank} comes last, held by the profiler</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>프로파일러에 붙잡힌 랭크 {rank}이(가) 마지막입니다</translation>
    </message>
    <message>
        <source>Rank {rank} comes last, but the CPUs of all ranks are the limit</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {rank}이(가) 마지막이지만 모든 랭크의 CPU가 한계입니다</translation>
    </message>
    <message>
        <source>: {gain_per_step_ns} of a step of {step_ns} at most ({share}).</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>: 스텝 {step_ns} 중 많아야 {gain_per_step_ns}({share}).</translation>
    </message>
    <message>
        <source>What would help most: no compiling inside the steps, which takes {compiling_per_step_ns} of each: compile for changing shapes (torch.compile(dynamic=True)), and warm up all shapes before.</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 도움이 되는 것: 스텝 안에서 컴파일하지 않기(스텝마다 {compiling_per_step_ns}이(가) 듭니다). 바뀌는 모양을 위해 torch.compile(dynamic=True)로 컴파일하고, 모든 모양을 미리 워밍업하십시오.</translation>
    </message>
    <message>
        <source>Frame {frame} runs code that was compiled {times} times for different inputs. Frames compiled more than once: {frames_again}.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>프레임 {frame}은(는) 서로 다른 입력을 위해 {times}번 컴파일된 코드를 실행합니다. 두 번 이상 컴파일된 프레임: {frames_again}.</translation>
    </message>
    <message>
        <source>Work starts late because the GPU is busy</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>GPU가 바빠서 작업이 늦게 시작됩니다</translation>
    </message>
    <message>
        <source>All of them stood in a queue behind other work: the GPU waited for none of them.</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>모두 다른 작업 뒤에서 대기열에 있었습니다. GPU가 기다린 것은 없습니다.</translation>
    </message>
    <message>
        <source>B takes longer for the same step, by more than chance would explain.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>같은 스텝에 B가 우연으로 볼 수 없을 만큼 더 오래 걸립니다.</translation>
    </message>
    <message>
        <source>A step is its own span with the GPU work that it launched, without the pauses of the profiler. Compared are the medians of the steady steps. A rank test (Mann and Whitney) holds each step of A against each of B, so that a few odd steps decide nothing.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>스텝은 자신의 구간과 거기서 런치한 GPU 작업이며, 프로파일러 때문에 멈춘 시간은 뺍니다. 안정 스텝의 중앙값을 비교합니다. 순위 검정(만-휘트니)으로 A의 스텝마다 B의 모든 스텝과 견주므로 유별난 스텝 몇 개로 결과가 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>See whether CPU or GPU time grew, then open the table of operators or kernels: the rows that differ most stand on top.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>CPU와 GPU 가운데 어느 시간이 늘었는지 본 뒤 연산자 표나 커널 표를 여십시오. 가장 크게 다른 행이 맨 위에 있습니다.</translation>
    </message>
    <message>
        <source>B takes less time for the same step, by more than chance would explain.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>같은 스텝에 B가 우연으로 볼 수 없을 만큼 시간이 덜 걸립니다.</translation>
    </message>
    <message>
        <source>Check that both did the same work (the same ops, the same sizes, the same results), then keep it.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>둘이 같은 일을 했는지(같은 op, 같은 크기, 같은 결과) 확인한 뒤 그대로 쓰십시오.</translation>
    </message>
    <message>
        <source>The steps of A and B differ by too little, or are spread too widely, to call one of them faster.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>A와 B의 스텝은 차이가 너무 작거나 너무 넓게 퍼져 있어 어느 쪽이 빠르다고 할 수 없습니다.</translation>
    </message>
    <message>
        <source>The medians of the steady steps are nearer to each other than the limit, or a rank test (Mann and Whitney) over all pairs of steps finds no order that chance would not bring about.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>안정 스텝의 중앙값 차이가 한계보다 작거나, 모든 스텝 쌍에 대한 순위 검정(만-휘트니)에서 우연으로도 생길 만한 순서만 나옵니다.</translation>
    </message>
    <message>
        <source>To tell a small difference from none, record more steps of each, on an otherwise idle machine with fixed clocks.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>작은 차이를 가려내려면 다른 일을 하지 않는 컴퓨터에서 클럭을 고정하고 양쪽 모두 스텝을 더 많이 기록하십시오.</translation>
    </message>
    <message>
        <source>The first steps of both traces are not compared: they pay for loading, allocating and choosing.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>두 트레이스의 첫 스텝은 비교하지 않습니다. 로딩, 할당, 커널 선택의 비용이 들어 있기 때문입니다.</translation>
    </message>
    <message>
        <source>Of four or more steps the first two are left out, of fewer the first one.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>스텝이 네 개 이상이면 처음 두 개를, 그보다 적으면 첫 번째를 뺍니다.</translation>
    </message>
    <message>
        <source>Compare the first steps with the later ones in both rulers.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>두 눈금자에서 첫 스텝을 뒤의 스텝과 비교하십시오.</translation>
    </message>
    <message>
        <source>Where start-up is what matters, compare the first steps by hand, or record with schedule(wait=0, warmup=0).</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>시작 시간이 중요하다면 첫 스텝을 직접 비교하거나 schedule(wait=0, warmup=0)으로 기록하십시오.</translation>
    </message>
    <message>
        <source>The two recordings differ in more than the program: in what the profiler was told to record, in the GPU, or in the number of ranks.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>두 기록은 프로그램만 다른 것이 아닙니다. 프로파일러가 기록한 항목이나 GPU, 랭크 수가 다릅니다.</translation>
    </message>
    <message>
        <source>The options and the device's name stand in both files; with_stack, record_shapes, profile_memory, with_flops and with_modules are looked at.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>옵션과 장치 이름은 두 파일에 적혀 있습니다. with_stack, record_shapes, profile_memory, with_flops, with_modules를 봅니다.</translation>
    </message>
    <message>
        <source>The tab Trace health lists what each file says of itself.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>트레이스 상태 탭에 파일이 스스로에 대해 적은 내용이 있습니다.</translation>
    </message>
    <message>
        <source>Record both again with the same options on the same machine: stacks and shapes take time of their own.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>같은 컴퓨터에서 같은 옵션으로 둘 다 다시 기록하십시오. 스택과 형상을 기록하는 데에도 시간이 듭니다.</translation>
    </message>
    <message>
        <source>The GPU does the same work in both traces, so the difference is made elsewhere.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>GPU는 두 트레이스에서 같은 일을 하므로 차이는 다른 곳에서 생깁니다.</translation>
    </message>
    <message>
        <source>GPU time in kernels, copies and sets that both run by the same name, divided by all GPU time of the compared steps of both.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>두 트레이스가 같은 이름으로 실행하는 커널, 복사, 설정의 GPU 시간을 비교한 스텝의 양쪽 전체 GPU 시간으로 나눕니다.</translation>
    </message>
    <message>
        <source>Lane by lane, the two GPU streams stand below each other: the same names in the same order.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>레인별로 보면 두 GPU 스트림이 위아래로 나란히 있습니다. 같은 이름이 같은 순서로 나옵니다.</translation>
    </message>
    <message>
        <source>Look at the CPU: the table of operators, and the gaps between the kernels.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>CPU를 보십시오. 연산자 표와 커널 사이의 간격을 보십시오.</translation>
    </message>
    <message>
        <source>The GPU runs other kernels in B than in A.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>B의 GPU는 A와 다른 커널을 실행합니다.</translation>
    </message>
    <message>
        <source>The table of kernels has both side by side, with the op that launched them; Status says which are in one trace only.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>커널 표에 런치한 op와 함께 둘이 나란히 있습니다. 상태 열이 한 트레이스에만 있는 것을 알려 줍니다.</translation>
    </message>
    <message>
        <source>Follow the longest kernel that only one of them has to its op: sizes, types, a fusion or a version of the library chose it.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>한쪽에만 있는 가장 긴 커널을 그 op까지 따라가십시오. 크기, 타입, 융합, 라이브러리 버전 가운데 하나가 그 커널을 골랐습니다.</translation>
    </message>
    <message>
        <source>One trace is compiled, and still both run the same kernels: nothing was left to fuse.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>한쪽은 컴파일했는데도 둘이 같은 커널을 실행합니다. 융합할 것이 남아 있지 않았습니다.</translation>
    </message>
    <message>
        <source>GPU time in kernels that both run by the same name, divided by all GPU time of the compared steps; only one of the traces has regions of torch.compile.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>둘이 같은 이름으로 실행하는 커널의 GPU 시간을 비교한 스텝의 전체 GPU 시간으로 나눕니다. torch.compile 영역은 한 트레이스에만 있습니다.</translation>
    </message>
    <message>
        <source>Lane by lane, compare the two GPU streams: the same kernels in the same order.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>레인별로 두 GPU 스트림을 비교하십시오. 같은 커널이 같은 순서로 나옵니다.</translation>
    </message>
    <message>
        <source>Compile where many small kernels follow each other; here it can only take time from the CPU.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>작은 커널이 많이 이어지는 곳을 컴파일하십시오. 여기서는 CPU 시간만 더 쓰게 됩니다.</translation>
    </message>
    <message>
        <source>The same product of matrices is cut into tiles of another size in B, so another kernel runs.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>같은 행렬 곱을 B에서는 다른 크기의 타일로 나누므로 다른 커널이 실행됩니다.</translation>
    </message>
    <message>
        <source>Products below the same op, of the same types, family and layout, whose kernel names differ.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>같은 op 아래에서 타입, 계열, 레이아웃은 같고 커널 이름이 다른 곱을 찾습니다.</translation>
    </message>
    <message>
        <source>Go to both places and compare the names of the kernels and their grids.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>두 곳으로 가서 커널 이름과 그리드를 비교하십시오.</translation>
    </message>
    <message>
        <source>Equal sizes, layouts and versions of the libraries give equal tiles. Else take the faster one as it is.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>크기, 레이아웃, 라이브러리 버전이 같으면 타일도 같습니다. 아니면 더 빠른 쪽을 그대로 쓰십시오.</translation>
    </message>
    <message>
        <source>The compiled trace is faster: what torch.compile saves is more than what it costs.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>컴파일한 쪽이 더 빠릅니다. torch.compile로 아끼는 것이 드는 비용보다 큽니다.</translation>
    </message>
    <message>
        <source>Lane by lane, look below Torch-Compiled Region: fewer launches, and fewer kernels in the stream, than in the other trace.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>레인별로 Torch-Compiled Region 아래를 보십시오. 다른 트레이스보다 런치도, 스트림의 커널도 적습니다.</translation>
    </message>
    <message>
        <source>Keep it. A larger region, or mode="reduce-overhead", may save more.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>그대로 쓰십시오. 더 큰 영역이나 mode="reduce-overhead"로 더 아낄 수도 있습니다.</translation>
    </message>
    <message>
        <source>torch.compile costs about as much as it saves, or more.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>torch.compile에 드는 비용이 아끼는 것과 비슷하거나 더 큽니다.</translation>
    </message>
    <message>
        <source>Lane by lane, compare the CPU threads: the compiled one has lookups and wrappers where the eager one has ops.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>레인별로 CPU 스레드를 비교하십시오. eager 쪽에 op가 있는 자리에 컴파일한 쪽은 조회와 래퍼가 있습니다.</translation>
    </message>
    <message>
        <source>Compile a larger function, take mode="reduce-overhead", or leave small functions eager.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>더 큰 함수를 컴파일하거나 mode="reduce-overhead"를 쓰거나, 작은 함수는 eager로 두십시오.</translation>
    </message>
    <message>
        <source>A product and an addition in one trace are a single aten::addmm in the other.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>한 트레이스의 곱과 덧셈이 다른 트레이스에서는 aten::addmm 하나입니다.</translation>
    </message>
    <message>
        <source>Ops of one trace that are gone in the other, where addmm appeared as often; the kernels of both tell whether the addition went into the product's own kernel.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>한 트레이스에서 사라진 op만큼 다른 트레이스에 addmm이 나타났는지 봅니다. 덧셈이 곱의 커널 안으로 들어갔는지는 양쪽 커널로 압니다.</translation>
    </message>
    <message>
        <source>Go to both places: matmul and add in one trace, addmm in the other. Left of its kernel a Memcpy DtoD puts the addend into the output.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>두 곳으로 가 보십시오. 한쪽에는 matmul과 add가, 다른 쪽에는 addmm이 있습니다. 그 커널 왼쪽의 Memcpy DtoD가 더할 값을 출력에 넣습니다.</translation>
    </message>
    <message>
        <source>A bias of one dimension, as nn.Linear has, needs no copy.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>nn.Linear처럼 1차원 bias라면 복사가 필요 없습니다.</translation>
    </message>
    <message>
        <source>The strip of steps has a bar for each pair: upwards where B takes longer. Click one: both timelines stand at the starts of that pair.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>스텝 띠에 쌍마다 막대가 있고, B가 더 오래 걸리면 위로 뻗습니다. 막대를 클릭하면 두 타임라인이 그 쌍의 시작에 맞춰집니다.</translation>
    </message>
    <message>
        <source>The strip of steps has a bar for each pair: downwards where B takes less. Click one: both timelines stand at the starts of that pair.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>스텝 띠에 쌍마다 막대가 있고, B가 덜 걸리면 아래로 뻗습니다. 막대를 클릭하면 두 타임라인이 그 쌍의 시작에 맞춰집니다.</translation>
    </message>
    <message>
        <source>Look at the strip of steps: short bars, or bars in both directions.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>스텝 띠를 보십시오. 막대가 짧거나 양쪽으로 뻗어 있습니다.</translation>
    </message>
    <message>
        <source>Kernels are compared by name. Names that are alike but for details count as renamed; the rest runs in one of the traces only.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>커널은 이름으로 비교합니다. 세부만 다른 이름은 renamed로 치고, 나머지는 한 트레이스에서만 실행됩니다.</translation>
    </message>
    <message>
        <source>more than {} kinds of flows</source>
        <extracomment>core/load/flowjoiner.cpp</extracomment>
        <translation>흐름 종류 {}개 초과</translation>
    </message>
    <message>
        <source>{count} runs of {name}, {steady} steady: median {median_ns}, longest {longest_ns}</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>{name} 실행 {count}번, 안정 {steady}번의 중앙값 {median_ns}, 최장 {longest_ns}</translation>
    </message>
    <message>
        <source>{count} steps, {steady} steady: median {median_ns}, longest {longest_ns}</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>스텝 {count}개, 안정 {steady}개의 중앙값 {median_ns}, 최장 {longest_ns}</translation>
    </message>
    <message>
        <source>A holds no slices, so that there is nothing to compare.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>A에 슬라이스가 없어 비교할 것이 없습니다.</translation>
    </message>
    <message>
        <source>B holds no slices, so that there is nothing to compare.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>B에 슬라이스가 없어 비교할 것이 없습니다.</translation>
    </message>
    <message>
        <source>The file of A is cut off, so that the two cannot be compared: record it again.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>A의 파일이 중간에 끊겨 둘을 비교할 수 없습니다. 다시 기록하세요.</translation>
    </message>
    <message>
        <source>The file of B is cut off, so that the two cannot be compared: record it again.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>B의 파일이 중간에 끊겨 둘을 비교할 수 없습니다. 다시 기록하세요.</translation>
    </message>
    <message>
        <source>Only A has steps, so that the two cannot be compared step by step.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>A에만 스텝이 있어 스텝별로 비교할 수 없습니다.</translation>
    </message>
    <message>
        <source>Only B has steps, so that the two cannot be compared step by step.</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>B에만 스텝이 있어 스텝별로 비교할 수 없습니다.</translation>
    </message>
    <message>
        <source>The steps that are left out are faster than later ones</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>제외된 스텝이 뒤의 스텝보다 빠릅니다</translation>
    </message>
    <message>
        <source>Record more steps: here it is not start-up that is left out, and {worse} becomes slower as it runs.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>스텝을 더 기록하세요. 여기서 제외된 것은 시작 비용이 아니며, 실행이 이어질수록 느려집니다({worse}).</translation>
    </message>
    <message>
        <source>A and B cannot be compared</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A와 B는 비교할 수 없습니다</translation>
    </message>
    <message>
        <source>Record both whole, with the same options and schedule; what is listed here is of whatever both hold.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>둘 다 끝까지, 같은 옵션과 일정으로 기록하세요. 아래 목록은 두 기록에 있는 것만으로 만든 것입니다.</translation>
    </message>
    <message>
        <source>A part that both hold can still be compared: save the range of each as a trace.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>두 기록에 모두 있는 부분은 비교할 수 있습니다. 각각의 구간을 트레이스로 저장하세요.</translation>
    </message>
    <message>
        <source>A is rank {rank_a}, B is rank {rank_b}.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A는 랭크 {rank_a}, B는 랭크 {rank_b}입니다.</translation>
    </message>
    <message>
        <source>Of ranks of one run, a report of both says who waits for whom.</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>한 실행의 랭크들이라면 둘을 함께 보고서로 만들면 누가 누구를 기다리는지 알 수 있습니다.</translation>
    </message>
    <message>
        <source>same</source>
        <extracomment>core/analyse/comparedrows.cpp</extracomment>
        <translation>같음</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>core/analyse/comparedrows.cpp</extracomment>
        <translation>바뀜</translation>
    </message>
    <message>
        <source>renamed</source>
        <extracomment>core/analyse/comparedrows.cpp</extracomment>
        <translation>이름 바뀜</translation>
    </message>
    <message>
        <source>Backward wait</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>역전파 대기</translation>
    </message>
    <message>
        <source>Of Self CPU: its thread waits in backward() for the threads that autograd runs it on</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>자체 CPU 시간 중, autograd가 역전파를 실행하는 스레드들을 backward()에서 기다리는 시간</translation>
    </message>
    <message>
        <source>Kernels, copies and sets of these ops that went away, a step. Where the names of several fused kernels have an op, no file says which took which: they share it by how often they run.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이 op들의 커널, 복사, 설정 가운데 없어진 것으로, 스텝당 값입니다. 여러 융합 커널의 이름에 같은 op가 있으면 어느 것이 어느 것을 대신했는지는 파일에 없으므로, 실행 횟수에 따라 나눕니다.</translation>
    </message>
    <message>
        <source>Of the kernels after: copies from device to device that an addmm makes to have its addend in place.</source>
        <extracomment>core/analyse/comparetables.cpp</extracomment>
        <translation>이후 커널 가운데, addmm이 더할 값을 제자리에 두려고 만드는 디바이스 간 복사입니다.</translation>
    </message>
    <message>
        <source>The part of it in which no op, annotation or runtime call was running below: Python's own work, and waiting.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>그 아래에서 op, 어노테이션, 런타임 호출이 하나도 실행되지 않은 부분으로, Python 자체의 일과 대기입니다.</translation>
    </message>
    <message>
        <source>Of Self CPU: the thread waits in backward() for the threads that autograd runs it on, whose ops have rows of their own.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>자체 CPU 시간 중, autograd가 역전파를 실행하는 스레드들을 backward()에서 기다리는 시간입니다. 그 스레드들의 op는 따로 행이 있습니다.</translation>
    </message>
    <message>
        <source>The part of self in which no op, annotation or runtime call was running below: the interpreter's own time, and waiting.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>자체 시간 중 그 아래에서 op, 어노테이션, 런타임 호출이 하나도 실행되지 않은 부분으로, 인터프리터 자체의 시간과 대기입니다.</translation>
    </message>
    <message>
        <source>Of that: the thread waits in backward() for the threads that autograd runs it on.</source>
        <extracomment>core/analyse/nestedtables.cpp</extracomment>
        <translation>그중 autograd가 역전파를 실행하는 스레드들을 backward()에서 기다리는 시간입니다.</translation>
    </message>
    <message>
        <source>{} of Self CPU is no work: a thread waits in backward() for the one that autograd runs it on, whose ops have rows of their own ({} of it in {}).</source>
        <extracomment>core/analyse/operatorstable.cpp</extracomment>
        <translation>자체 CPU 시간 중 {}은(는) 일이 아닙니다. 한 스레드가 autograd가 역전파를 실행하는 스레드를 backward()에서 기다리며, 그 op는 따로 행이 있습니다(그중 {}은(는) {}).</translation>
    </message>
    <message>
        <source>CPU busy</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>CPU 사용</translation>
    </message>
    <message>
        <source>A step: a CPU thread is in an op, or in a runtime call that does not wait for the GPU. Python between ops is in no record.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>스텝당, CPU 스레드가 op 안에 있거나 GPU를 기다리지 않는 런타임 호출 안에 있는 시간입니다. op 사이의 Python은 기록에 없습니다.</translation>
    </message>
    <message>
        <source>CPU span</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>CPU 구간</translation>
    </message>
    <message>
        <source>A step from its start to its end on the CPU, Python and waits for its own GPU included, without calls in which other ranks hold it: how long its step is if it waits for nobody.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>CPU에서 스텝의 처음부터 끝까지로, Python과 자기 GPU 대기를 포함하고 다른 랭크가 붙잡는 호출은 뺍니다. 아무도 기다리지 않을 때의 스텝 길이입니다.</translation>
    </message>
    <message>
        <source>The file of rank {} is cut off: its steps from {} on are not judged.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>랭크 {}의 파일이 중간에 끊겼습니다. 스텝 {}부터는 판단하지 않습니다.</translation>
    </message>
    <message>
        <source>The file of rank {} is cut off: it says less than the run did.</source>
        <extracomment>core/analyse/rankrows.cpp</extracomment>
        <translation>랭크 {}의 파일이 중간에 끊겨, 실행이 한 일을 다 담고 있지 않습니다.</translation>
    </message>
    <message>
        <source>1 file without “trace” in its name, as others have it ({})</source>
        <extracomment>core/load/tracefolder.cpp</extracomment>
        <translation>다른 파일과 달리 이름에 “trace”가 없는 파일 1개({})</translation>
    </message>
    <message>
        <source>{} files without “trace” in their names, as others have it ({})</source>
        <extracomment>core/load/tracefolder.cpp</extracomment>
        <translation>다른 파일과 달리 이름에 “trace”가 없는 파일 {}개({})</translation>
    </message>
    <message>
        <source>1 file that does not end in .json or .json.gz ({})</source>
        <extracomment>core/load/tracefolder.cpp</extracomment>
        <translation>.json이나 .json.gz로 끝나지 않는 파일 1개({})</translation>
    </message>
    <message>
        <source>{} files that do not end in .json or .json.gz ({})</source>
        <extracomment>core/load/tracefolder.cpp</extracomment>
        <translation>.json이나 .json.gz로 끝나지 않는 파일 {}개({})</translation>
    </message>
    <message>
        <source>1 folder ({})</source>
        <extracomment>core/load/tracefolder.cpp</extracomment>
        <translation>폴더 1개({})</translation>
    </message>
    <message>
        <source>{} folders ({})</source>
        <extracomment>core/load/tracefolder.cpp</extracomment>
        <translation>폴더 {}개({})</translation>
    </message>
    <message>
        <source>Passed over in the folder {}: {}.</source>
        <extracomment>core/load/tracefolder.cpp</extracomment>
        <translation>폴더 {}에서 읽지 않은 것: {}.</translation>
    </message>
    <message>
        <source>The folder {} cannot be read: {}.</source>
        <extracomment>core/load/tracefolder.cpp</extracomment>
        <translation>폴더 {}을(를) 읽을 수 없습니다: {}.</translation>
    </message>
    <message>
        <source>The folder {} holds no trace: its files would end in .json or .json.gz.</source>
        <extracomment>core/load/tracefolder.cpp</extracomment>
        <translation>폴더 {}에 트레이스가 없습니다. 트레이스 파일은 .json이나 .json.gz로 끝납니다.</translation>
    </message>
    <message>
        <source>A step, about {kernels_before} kernels of these ops ({before_ns}) became {kernels_after} ({after_ns}).</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>스텝당 이 op들의 커널 약 {kernels_before}개({before_ns})가 {kernels_after}개({after_ns})가 되었습니다.</translation>
    </message>
    <message>
        <source>A step, {kernels_before} kernels of these ops ({before_ns}) became {kernels_after} ({after_ns}).</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>스텝당 이 op들의 커널 {kernels_before}개({before_ns})가 {kernels_after}개({after_ns})가 되었습니다.</translation>
    </message>
    <message>
        <source>The medians of the steps of both, and beside them what guards and wrappers take a step: cache lookups, compiled regions and CompiledFunctionBackward, without the ops and launches in them. What autograd's engine puts around its nodes is there without torch.compile, too, and does not count.</source>
        <extracomment>core/verdict/comparisonhelp.cpp</extracomment>
        <translation>두 트레이스 스텝의 중앙값과, 가드와 래퍼가 스텝당 쓰는 시간입니다. 캐시 조회, 컴파일된 영역, CompiledFunctionBackward에서 그 안의 op와 런치를 뺀 것입니다. autograd 엔진이 노드를 감싸는 부분은 torch.compile 없이도 있으므로 세지 않습니다.</translation>
    </message>
    <message>
        <source>outside of ops</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>op 밖</translation>
    </message>
    <message>
        <source>waiting for backward on another thread</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>다른 스레드의 역전파 대기</translation>
    </message>
    <message>
        <source>guards and wrappers around the compiled code take {frame_ns} a step, {backward_frame_ns} of it in the backward pass.</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>컴파일된 코드를 감싼 가드와 래퍼가 스텝당 {frame_ns}을(를) 쓰고, 그중 {backward_frame_ns}은(는) 역전파에서 씁니다.</translation>
    </message>
    <message>
        <source>Means over the calls of Torch-Compiled Region in the steady steps: the cache lookup before it (guards), the bytecode before the graph, AOTDispatcher's prologue, the call of the compiled graph, and in it the ops and launches. Backward passes (CompiledFunctionBackward) are counted apart: autograd calls them outside of every region, on a thread of its own.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>안정 스텝에서 Torch-Compiled Region 호출의 평균입니다: 그 앞의 캐시 조회(가드), 그래프 앞 바이트코드, AOTDispatcher의 프롤로그, 컴파일된 그래프 호출, 그 안의 op와 런치입니다. 역전파(CompiledFunctionBackward)는 따로 셉니다. autograd가 모든 영역 밖에서, 자기 스레드에서 호출하기 때문입니다.</translation>
    </message>
    <message>
        <source>CPU time of lookup, region and backward pass without the ops and launches in them, against the time of the kernels launched in them: more than twice as much, with regions below 1 ms on a run that does not wait for its GPU.</source>
        <extracomment>core/verdict/devicehelp.cpp</extracomment>
        <translation>조회, 영역, 역전파의 CPU 시간에서 그 안의 op와 런치를 뺀 것을, 거기서 런치된 커널의 시간과 비교합니다. GPU를 기다리지 않는 실행에서 영역이 1 ms보다 짧고, 두 배가 넘는 경우입니다.</translation>
    </message>
    <message>
        <source>One rank begins its collectives later than the others, which wait for it in theirs.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>한 랭크가 집합 통신을 나머지보다 늦게 시작하고, 나머지는 자기 집합 통신에서 그 랭크를 기다립니다.</translation>
    </message>
    <message>
        <source>The ranks are put on one clock by the ends of their collectives, which all leave together. Of each collective in the steady steps the rank that starts last is counted, and how much later than the last but one it starts. What it could save is no more than what separates its step from the longest that another rank needs itself. What it did since the collective before is held against the median of the others.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>모두가 함께 떠나는 집합 통신의 끝으로 랭크들을 한 시계에 맞춥니다. 안정 스텝의 집합 통신마다 마지막에 시작하는 랭크와, 끝에서 둘째보다 얼마나 늦는지를 셉니다. 아낄 수 있는 시간은 그 스텝과, 다른 랭크가 스스로 필요로 하는 가장 긴 시간의 차이를 넘지 않습니다. 앞선 집합 통신 뒤에 한 일은 나머지의 중앙값과 비교합니다.</translation>
    </message>
    <message>
        <source>Click a collective in the rows of the ranks: a mark shows who starts it last, and the bands how long the others wait. Last by step, in the tab Ranks, counts it step by step.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>랭크 행에서 집합 통신을 클릭하세요. 표시는 누가 마지막에 시작하는지를, 띠는 나머지가 얼마나 기다리는지를 보여 줍니다. 랭크 탭의 스텝별 마지막 표는 스텝마다 셉니다.</translation>
    </message>
    <message>
        <source>Look at that rank alone: the size of its share of the work, its input, its CPU, its GPU's clock.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>그 랭크만 따로 보세요: 맡은 일의 크기, 입력, CPU, GPU 클럭입니다.</translation>
    </message>
    <message>
        <source>What the ranks spend in collectives has two parts: waiting until the last rank is there, and moving the data.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>랭크가 집합 통신에 쓰는 시간은 둘로 나뉩니다: 마지막 랭크가 올 때까지의 대기와 데이터 이동입니다.</translation>
    </message>
    <message>
        <source>The least duration of a collective over the ranks is what moving its data takes; what a rank spends in it beyond that is waiting. Both are summed over the steady steps and divided by the ranks and steps.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>랭크들 가운데 집합 통신의 가장 짧은 시간이 데이터 이동에 드는 시간이고, 그보다 더 쓴 시간은 대기입니다. 둘 다 안정 스텝에서 더한 뒤 랭크와 스텝 수로 나눕니다.</translation>
    </message>
    <message>
        <source>The table Collectives has the true latency of each, and the longest wait beside it.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>집합 통신 표에 각각의 실제 지연과 가장 긴 대기가 나란히 있습니다.</translation>
    </message>
    <message>
        <source>Where waiting is the larger part, bring the ranks together first; else move less, or hide it behind compute.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>대기가 더 크면 먼저 랭크들을 맞추고, 아니면 덜 옮기거나 연산 뒤에 숨기세요.</translation>
    </message>
    <message>
        <source>The file of a rank ends in the middle, because it was copied or looked at before it was whole, or the run was killed. What it holds is right, but not all.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>한 랭크의 파일이 중간에 끝납니다. 다 쓰이기 전에 복사하거나 열었거나, 실행이 강제로 끝났기 때문입니다. 담긴 것은 맞지만 전부는 아닙니다.</translation>
    </message>
    <message>
        <source>The text ends before its last bracket. The exporter writes what the GPU did last and in order of time, so that the last step with work of the GPU, and those behind it, may lack some: they are left out of the rank's figures. Collectives that are there count for who came last.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>텍스트가 마지막 괄호 앞에서 끝납니다. 내보내기는 GPU가 한 일을 맨 나중에 시간 순서로 쓰므로, GPU 작업이 있는 마지막 스텝과 그 뒤의 스텝에는 빠진 것이 있을 수 있어 그 랭크의 수치에서 뺍니다. 들어 있는 집합 통신은 누가 마지막인지를 셀 때 씁니다.</translation>
    </message>
    <message>
        <source>Open that rank: Trace health names the place in the file where it ends.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>그 랭크를 여세요. 트레이스 상태 탭이 파일이 끝나는 위치를 알려 줍니다.</translation>
    </message>
    <message>
        <source>Wait until the run has written its files, copy them whole, or record again.</source>
        <extracomment>core/verdict/rankshelp.cpp</extracomment>
        <translation>실행이 파일을 다 쓸 때까지 기다리거나, 통째로 복사하거나, 다시 기록하세요.</translation>
    </message>
    <message>
        <source>the first step that is not judged</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>판단하지 않는 첫 스텝</translation>
    </message>
    <message>
        <source>The files of {cut_off} ranks are cut off</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {cut_off}개의 파일이 중간에 끊겼습니다</translation>
    </message>
    <message>
        <source>The files of ranks {ranks} end in the middle. The last step that each has GPU work of, and what follows it, may lack some and is not judged.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {ranks}의 파일이 중간에 끝납니다. 각각 GPU 작업이 있는 마지막 스텝과 그 뒤에는 빠진 것이 있을 수 있어 판단하지 않습니다.</translation>
    </message>
    <message>
        <source>The file of rank {rank} is cut off</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {rank}의 파일이 중간에 끊겼습니다</translation>
    </message>
    <message>
        <source>The file of rank {rank} ends in the middle. Its steps from {step} on may lack GPU work and are not judged.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {rank}의 파일이 중간에 끝납니다. 스텝 {step}부터는 GPU 작업이 빠져 있을 수 있어 판단하지 않습니다.</translation>
    </message>
    <message>
        <source>The file of rank {rank} ends in the middle: it says less than the run did.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {rank}의 파일이 중간에 끝나, 실행이 한 일을 다 담고 있지 않습니다.</translation>
    </message>
    <message>
        <source>Collectives that such a file still holds count for who came last: each of them is whole.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>그런 파일에 남아 있는 집합 통신은 누가 마지막인지를 셀 때 씁니다. 하나하나는 온전하기 때문입니다.</translation>
    </message>
    <message>
        <source>The files of {cut_off} ranks are cut off.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {cut_off}개의 파일이 중간에 끊겼습니다.</translation>
    </message>
    <message>
        <source>The file of rank {cut_off_rank} is cut off.</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 {cut_off_rank}의 파일이 중간에 끊겼습니다.</translation>
    </message>
    <message>
        <source>{backward_per_step} compiled backward passes a step, {backward_ns} each: {backward_ops_ns} in ops and launches, {backward_frame_ns} in the machinery, and the GPU works {backward_device_ns}.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일된 역전파가 스텝당 {backward_per_step}개, 하나에 {backward_ns}입니다: op와 런치에 {backward_ops_ns}, 이를 감싼 장치에 {backward_frame_ns}을(를) 쓰고, GPU는 {backward_device_ns} 동안 일합니다.</translation>
    </message>
    <message>
        <source>Each call of a compiled region spends {frame_ns} on guards and wrappers around {device_ns} of GPU work ({factor} times as much, {kernels} kernels). Eager mode does not pay that.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일된 영역을 한 번 호출할 때 GPU 작업 {device_ns}을(를) 감싼 가드와 래퍼에 {frame_ns}을(를) 씁니다({factor}배, 커널 {kernels}개). eager 모드에는 이 비용이 없습니다.</translation>
    </message>
    <message>
        <source>Each call of a compiled region, with its backward pass, spends {frame_ns} on guards and wrappers around {device_ns} of GPU work ({factor} times as much, {kernels} kernels). Eager mode does not pay that.</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일된 영역을 역전파까지 한 번 호출할 때 GPU 작업 {device_ns}을(를) 감싼 가드와 래퍼에 {frame_ns}을(를) 씁니다({factor}배, 커널 {kernels}개). eager 모드에는 이 비용이 없습니다.</translation>
    </message>
    <message>
        <source>Something stands before it.</source>
        <extracomment>core/load/documentscan.cpp</extracomment>
        <translation>그 앞에 무언가가 있습니다.</translation>
    </message>
    <message>
        <source>(an empty object)</source>
        <extracomment>core/load/documentscan.cpp</extracomment>
        <translation>(빈 객체)</translation>
    </message>
    <message>
        <source>{} is damaged. Make the reports again.</source>
        <extracomment>core/write/rankinput.cpp</extracomment>
        <translation>{}이(가) 손상되었습니다. 보고서를 다시 만드십시오.</translation>
    </message>
    <message>
        <source>{} is the trace itself, and would be written over. Choose another name.</source>
        <extracomment>core/write/tracetext.cpp</extracomment>
        <translation>{}은(는) 트레이스 자체이므로 덮어쓰게 됩니다. 다른 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>{} cannot be written: {}. Choose another place.</source>
        <extracomment>core/write/tracetext.cpp</extracomment>
        <translation>{}을(를) 쓸 수 없습니다: {}. 다른 위치를 고르십시오.</translation>
    </message>
    <message>
        <source>The recording that this is a part of ends early.</source>
        <extracomment>core/load/tracebuilder.cpp</extracomment>
        <translation>이 부분이 속한 기록은 중간에 끝납니다.</translation>
    </message>
    <message>
        <source>The steps of A that are left out are faster than later ones</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A에서 제외된 스텝이 뒤의 스텝보다 빠릅니다</translation>
    </message>
    <message>
        <source>The steps of B that are left out are faster than later ones</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>B에서 제외된 스텝이 뒤의 스텝보다 빠릅니다</translation>
    </message>
</context>
<context>
    <name>core number</name>
    <message>
        <source>a</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>b</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>cpu a</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>CPU A</translation>
    </message>
    <message>
        <source>cpu b</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>CPU B</translation>
    </message>
    <message>
        <source>gpu a</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>GPU A</translation>
    </message>
    <message>
        <source>gpu b</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>GPU B</translation>
    </message>
    <message>
        <source>factor</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>배수</translation>
    </message>
    <message>
        <source>share</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>비율</translation>
    </message>
    <message>
        <source>calls</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>호출 수</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>대상</translation>
    </message>
    <message>
        <source>kernel before</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>이전 커널</translation>
    </message>
    <message>
        <source>kernel after</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>이후 커널</translation>
    </message>
    <message>
        <source>copies</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>복사 수</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>복사</translation>
    </message>
    <message>
        <source>add</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>덧셈</translation>
    </message>
    <message>
        <source>kernels before</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>이전 커널 수</translation>
    </message>
    <message>
        <source>kernels after</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>이후 커널 수</translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>이전</translation>
    </message>
    <message>
        <source>after</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>이후</translation>
    </message>
    <message>
        <source>steps a</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>스텝 A</translation>
    </message>
    <message>
        <source>steps b</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>스텝 B</translation>
    </message>
    <message>
        <source>difference</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>차이</translation>
    </message>
    <message>
        <source>ratio</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>비</translation>
    </message>
    <message>
        <source>a min</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A 최소</translation>
    </message>
    <message>
        <source>a max</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A 최대</translation>
    </message>
    <message>
        <source>b min</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>B 최소</translation>
    </message>
    <message>
        <source>b max</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>B 최대</translation>
    </message>
    <message>
        <source>longer</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>더 긴 쌍</translation>
    </message>
    <message>
        <source>z</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>z 값</translation>
    </message>
    <message>
        <source>bound a</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>바운드 A</translation>
    </message>
    <message>
        <source>bound b</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>바운드 B</translation>
    </message>
    <message>
        <source>most</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>가장 큰 것</translation>
    </message>
    <message>
        <source>left a</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>제외한 A</translation>
    </message>
    <message>
        <source>left b</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>제외한 B</translation>
    </message>
    <message>
        <source>first a</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>첫 스텝 A</translation>
    </message>
    <message>
        <source>first b</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>첫 스텝 B</translation>
    </message>
    <message>
        <source>options</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>옵션</translation>
    </message>
    <message>
        <source>device a</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>디바이스 A</translation>
    </message>
    <message>
        <source>device b</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>디바이스 B</translation>
    </message>
    <message>
        <source>world a</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>랭크 수 A</translation>
    </message>
    <message>
        <source>world b</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>랭크 수 B</translation>
    </message>
    <message>
        <source>compiled</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>컴파일</translation>
    </message>
    <message>
        <source>eager</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>eager</translation>
    </message>
    <message>
        <source>frame</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>프레임</translation>
    </message>
    <message>
        <source>regions per step</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>스텝당 영역</translation>
    </message>
    <message>
        <source>cpu compiled</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>CPU 컴파일</translation>
    </message>
    <message>
        <source>cpu eager</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>CPU eager</translation>
    </message>
    <message>
        <source>cpu cost</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>CPU 비용</translation>
    </message>
    <message>
        <source>cpu saved</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>CPU 절약</translation>
    </message>
    <message>
        <source>gpu saved</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>GPU 절약</translation>
    </message>
    <message>
        <source>gpu cost</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>GPU 비용</translation>
    </message>
    <message>
        <source>step compiled</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>컴파일 스텝</translation>
    </message>
    <message>
        <source>step eager</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>eager 스텝</translation>
    </message>
    <message>
        <source>from</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>원래 op</translation>
    </message>
    <message>
        <source>trace</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>트레이스</translation>
    </message>
    <message>
        <source>calls per step</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>스텝당 호출</translation>
    </message>
    <message>
        <source>same share</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>같은 것의 비율</translation>
    </message>
    <message>
        <source>renamed share</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>이름만 바뀐 비율</translation>
    </message>
    <message>
        <source>renamed</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>이름만 바뀐 것</translation>
    </message>
    <message>
        <source>only a</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>A에만</translation>
    </message>
    <message>
        <source>only b</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>B에만</translation>
    </message>
    <message>
        <source>most a</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>A에서 가장 긴 것</translation>
    </message>
    <message>
        <source>most b</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>B에서 가장 긴 것</translation>
    </message>
    <message>
        <source>kernels</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>커널</translation>
    </message>
    <message>
        <source>op</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>op</translation>
    </message>
    <message>
        <source>kernel a</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>커널 A</translation>
    </message>
    <message>
        <source>kernel b</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>커널 B</translation>
    </message>
    <message>
        <source>mean a</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>평균 A</translation>
    </message>
    <message>
        <source>mean b</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>평균 B</translation>
    </message>
    <message>
        <source>finding</source>
        <extracomment>core/verdict/report.cpp</extracomment>
        <translation>판정</translation>
    </message>
    <message>
        <source>requests</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>요청</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>합계</translation>
    </message>
    <message>
        <source>longest</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>최장</translation>
    </message>
    <message>
        <source>gpu gap</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>GPU 갭</translation>
    </message>
    <message>
        <source>window share</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>구간 비율</translation>
    </message>
    <message>
        <source>requests text</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>요청(글)</translation>
    </message>
    <message>
        <source>sync</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>동기화</translation>
    </message>
    <message>
        <source>gpu work</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>GPU 작업</translation>
    </message>
    <message>
        <source>wait</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>대기</translation>
    </message>
    <message>
        <source>name</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>이름</translation>
    </message>
    <message>
        <source>loads</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>불러오기</translation>
    </message>
    <message>
        <source>steady loads</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>안정 스텝의 불러오기</translation>
    </message>
    <message>
        <source>steady</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>안정 스텝</translation>
    </message>
    <message>
        <source>steady share</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>안정 스텝 비율</translation>
    </message>
    <message>
        <source>driver compiler</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>드라이버 컴파일러</translation>
    </message>
    <message>
        <source>loads text</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>불러오기(글)</translation>
    </message>
    <message>
        <source>where text</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>위치(글)</translation>
    </message>
    <message>
        <source>delay</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>지연</translation>
    </message>
    <message>
        <source>median later</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>이후 중앙값</translation>
    </message>
    <message>
        <source>kernel</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>커널</translation>
    </message>
    <message>
        <source>records</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>기록</translation>
    </message>
    <message>
        <source>what</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>대상</translation>
    </message>
    <message>
        <source>slices per ms</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>밀리초당 슬라이스</translation>
    </message>
    <message>
        <source>slices per step</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>스텝당 슬라이스</translation>
    </message>
    <message>
        <source>python per step</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>스텝당 Python</translation>
    </message>
    <message>
        <source>profiler</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>프로파일러</translation>
    </message>
    <message>
        <source>table total</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>표 합계</translation>
    </message>
    <message>
        <source>corrected</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>보정값</translation>
    </message>
    <message>
        <source>slices</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>슬라이스</translation>
    </message>
    <message>
        <source>unlinked</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>연결 안 된 것</translation>
    </message>
    <message>
        <source>unlinked text</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>연결 안 된 것(글)</translation>
    </message>
    <message>
        <source>launches without work</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>작업 없는 런치</translation>
    </message>
    <message>
        <source>calls text</source>
        <extracomment>core/verdict/rules/artefacts.cpp</extracomment>
        <translation>호출(글)</translation>
    </message>
    <message>
        <source>replayed step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>재생한 스텝</translation>
    </message>
    <message>
        <source>best step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>최선의 스텝</translation>
    </message>
    <message>
        <source>best gain</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>최대 이득</translation>
    </message>
    <message>
        <source>best gain share</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>최대 이득 비율</translation>
    </message>
    <message>
        <source>top kernel</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 긴 커널</translation>
    </message>
    <message>
        <source>top kernel share</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 긴 커널의 비율</translation>
    </message>
    <message>
        <source>top kernel per step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>가장 긴 커널의 스텝당 시간</translation>
    </message>
    <message>
        <source>device events</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>디바이스 이벤트</translation>
    </message>
    <message>
        <source>window</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>구간</translation>
    </message>
    <message>
        <source>steps</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝</translation>
    </message>
    <message>
        <source>busy share</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>GPU 사용률</translation>
    </message>
    <message>
        <source>compute share</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>연산 비율</translation>
    </message>
    <message>
        <source>exposed communication share</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>드러난 통신 비율</translation>
    </message>
    <message>
        <source>exposed copy share</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>드러난 복사 비율</translation>
    </message>
    <message>
        <source>host wait share</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>호스트 대기 비율</translation>
    </message>
    <message>
        <source>input share</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>입력 비율</translation>
    </message>
    <message>
        <source>busy</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>사용</translation>
    </message>
    <message>
        <source>compute</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>연산</translation>
    </message>
    <message>
        <source>communication</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>통신</translation>
    </message>
    <message>
        <source>exposed communication</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>드러난 통신</translation>
    </message>
    <message>
        <source>exposed copy</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>드러난 복사</translation>
    </message>
    <message>
        <source>host wait</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>호스트 대기</translation>
    </message>
    <message>
        <source>other idle</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>기타 유휴</translation>
    </message>
    <message>
        <source>input</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>입력</translation>
    </message>
    <message>
        <source>busy per step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝당 사용</translation>
    </message>
    <message>
        <source>compute per step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝당 연산</translation>
    </message>
    <message>
        <source>exposed copy per step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝당 드러난 복사</translation>
    </message>
    <message>
        <source>exposed communication per step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝당 드러난 통신</translation>
    </message>
    <message>
        <source>input per step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝당 입력</translation>
    </message>
    <message>
        <source>step</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>스텝</translation>
    </message>
    <message>
        <source>steady steps</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>안정 스텝</translation>
    </message>
    <message>
        <source>device</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>each</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>단위</translation>
    </message>
    <message>
        <source>steps text</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝(글)</translation>
    </message>
    <message>
        <source>inner per step</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>스텝당 안쪽 영역</translation>
    </message>
    <message>
        <source>region</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>영역</translation>
    </message>
    <message>
        <source>lookup</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>조회</translation>
    </message>
    <message>
        <source>pregraph</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>그래프 앞</translation>
    </message>
    <message>
        <source>prologue</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>프롤로그</translation>
    </message>
    <message>
        <source>graph</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>그래프</translation>
    </message>
    <message>
        <source>ops</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>op</translation>
    </message>
    <message>
        <source>step share</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>스텝 비율</translation>
    </message>
    <message>
        <source>frames</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>프레임</translation>
    </message>
    <message>
        <source>graphs</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>그래프</translation>
    </message>
    <message>
        <source>per step</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>스텝당</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>평균</translation>
    </message>
    <message>
        <source>lookups</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>조회 수</translation>
    </message>
    <message>
        <source>lookups per step</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>스텝당 조회</translation>
    </message>
    <message>
        <source>compilings</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일 횟수</translation>
    </message>
    <message>
        <source>compiling</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>컴파일</translation>
    </message>
    <message>
        <source>frames again</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>다시 컴파일된 프레임</translation>
    </message>
    <message>
        <source>times</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>횟수</translation>
    </message>
    <message>
        <source>product</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>곱</translation>
    </message>
    <message>
        <source>bytes</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>바이트</translation>
    </message>
    <message>
        <source>gb per s</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>copies text</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>복사(글)</translation>
    </message>
    <message>
        <source>kernel share</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>커널 비율</translation>
    </message>
    <message>
        <source>fused</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>융합</translation>
    </message>
    <message>
        <source>epilogue share</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>에필로그 비율</translation>
    </message>
    <message>
        <source>attention share</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>어텐션 비율</translation>
    </message>
    <message>
        <source>triton share</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>Triton 비율</translation>
    </message>
    <message>
        <source>exposed per step</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>스텝당 노출</translation>
    </message>
    <message>
        <source>bytes per step</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>스텝당 바이트</translation>
    </message>
    <message>
        <source>exposed share</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>노출 비율</translation>
    </message>
    <message>
        <source>kind</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>종류</translation>
    </message>
    <message>
        <source>pinned gb per s</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>핀드 GB/s</translation>
    </message>
    <message>
        <source>copies of kind</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>이 종류의 복사</translation>
    </message>
    <message>
        <source>kind per step</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>이 종류의 스텝당 시간</translation>
    </message>
    <message>
        <source>reserved bytes</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>예약 바이트</translation>
    </message>
    <message>
        <source>allocated bytes</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>할당 바이트</translation>
    </message>
    <message>
        <source>device bytes</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>디바이스 바이트</translation>
    </message>
    <message>
        <source>failures</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>실패</translation>
    </message>
    <message>
        <source>failures text</source>
        <extracomment>core/verdict/rules/copies.cpp</extracomment>
        <translation>실패(글)</translation>
    </message>
    <message>
        <source>products</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>곱</translation>
    </message>
    <message>
        <source>compute capability</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>compute capability</translation>
    </message>
    <message>
        <source>fp32</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>fp32</translation>
    </message>
    <message>
        <source>fp32 peak tflops</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>fp32 최대 TFLOP/s</translation>
    </message>
    <message>
        <source>tf32 peak tflops</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>TF32 최대 TFLOP/s</translation>
    </message>
    <message>
        <source>small</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>작은 커널</translation>
    </message>
    <message>
        <source>multiprocessors</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>멀티프로세서</translation>
    </message>
    <message>
        <source>blocks of longest</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>가장 긴 것의 블록</translation>
    </message>
    <message>
        <source>kernels text</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>커널(글)</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>손실</translation>
    </message>
    <message>
        <source>waves of longest</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>가장 긴 것의 웨이브</translation>
    </message>
    <message>
        <source>resident blocks</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>상주 블록</translation>
    </message>
    <message>
        <source>occupancy of longest</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>가장 긴 것의 점유율</translation>
    </message>
    <message>
        <source>registers</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>shared bytes</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>공유 메모리 바이트</translation>
    </message>
    <message>
        <source>limit</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>한계</translation>
    </message>
    <message>
        <source>copies per step</source>
        <extracomment>core/verdict/comparison.cpp</extracomment>
        <translation>스텝당 복사</translation>
    </message>
    <message>
        <source>tflops</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>shapes</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>모양</translation>
    </message>
    <message>
        <source>looked at</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>살펴본 수</translation>
    </message>
    <message>
        <source>peak share</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>최대값 대비</translation>
    </message>
    <message>
        <source>peak tflops</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>최대 TFLOP/s</translation>
    </message>
    <message>
        <source>peak source</source>
        <extracomment>core/verdict/rules/hardware.cpp</extracomment>
        <translation>최대값 출처</translation>
    </message>
    <message>
        <source>median</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>max</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>최대</translation>
    </message>
    <message>
        <source>spread</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>퍼짐</translation>
    </message>
    <message>
        <source>robust z</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>강건 z 값</translation>
    </message>
    <message>
        <source>outliers</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>벗어난 값</translation>
    </message>
    <message>
        <source>beside other streams</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>다른 스트림과 나란히</translation>
    </message>
    <message>
        <source>other kernels</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>다른 커널</translation>
    </message>
    <message>
        <source>excess</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>초과</translation>
    </message>
    <message>
        <source>excess per step</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>스텝당 초과</translation>
    </message>
    <message>
        <source>self mean</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>자체 평균</translation>
    </message>
    <message>
        <source>self per step</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>스텝당 자체</translation>
    </message>
    <message>
        <source>list</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>목록</translation>
    </message>
    <message>
        <source>self</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>자체</translation>
    </message>
    <message>
        <source>queries</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>조회 수</translation>
    </message>
    <message>
        <source>light</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>가벼운 커널</translation>
    </message>
    <message>
        <source>count share</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>개수 비율</translation>
    </message>
    <message>
        <source>time share</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>시간 비율</translation>
    </message>
    <message>
        <source>short</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>짧은 커널</translation>
    </message>
    <message>
        <source>launch median</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>런치 중앙값</translation>
    </message>
    <message>
        <source>gpu idle</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>GPU 유휴</translation>
    </message>
    <message>
        <source>idle per step</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>스텝당 유휴</translation>
    </message>
    <message>
        <source>allocations</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>할당 수</translation>
    </message>
    <message>
        <source>allocation</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>할당</translation>
    </message>
    <message>
        <source>slow call</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>느린 호출 기준</translation>
    </message>
    <message>
        <source>late</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>늦은 것</translation>
    </message>
    <message>
        <source>queued</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>큐에 선 것</translation>
    </message>
    <message>
        <source>on idle gpu</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>쉬는 GPU에서</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>유휴</translation>
    </message>
    <message>
        <source>median delay</source>
        <extracomment>core/verdict/rules/kernels.cpp</extracomment>
        <translation>지연 중앙값</translation>
    </message>
    <message>
        <source>matmuls</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>matmul 수</translation>
    </message>
    <message>
        <source>device per step</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>스텝당 디바이스</translation>
    </message>
    <message>
        <source>op calls</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>op 호출</translation>
    </message>
    <message>
        <source>chains</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>체인</translation>
    </message>
    <message>
        <source>chains per step</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>스텝당 체인</translation>
    </message>
    <message>
        <source>kernels per chain</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>체인당 커널</translation>
    </message>
    <message>
        <source>saved per step</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>스텝당 절약</translation>
    </message>
    <message>
        <source>chains of kind</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>이 종류의 체인</translation>
    </message>
    <message>
        <source>side</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>쪽</translation>
    </message>
    <message>
        <source>replays</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>재생</translation>
    </message>
    <message>
        <source>pieces</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>조각</translation>
    </message>
    <message>
        <source>span</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>구간 길이</translation>
    </message>
    <message>
        <source>gaps</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>갭</translation>
    </message>
    <message>
        <source>gap share</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>갭 비율</translation>
    </message>
    <message>
        <source>call</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>호출</translation>
    </message>
    <message>
        <source>cpu</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>CPU</translation>
    </message>
    <message>
        <source>devices</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>디바이스</translation>
    </message>
    <message>
        <source>forward</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>순전파</translation>
    </message>
    <message>
        <source>backend</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>백엔드</translation>
    </message>
    <message>
        <source>world size</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크 수</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>core/verdict/rules/operators.cpp</extracomment>
        <translation>바뀐 수</translation>
    </message>
    <message>
        <source>syncs</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>동기화 수</translation>
    </message>
    <message>
        <source>wait per step</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>스텝당 대기</translation>
    </message>
    <message>
        <source>gpu idle per step</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>스텝당 GPU 유휴</translation>
    </message>
    <message>
        <source>cost per step</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>스텝당 비용</translation>
    </message>
    <message>
        <source>of op</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>op별</translation>
    </message>
    <message>
        <source>line</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>줄</translation>
    </message>
    <message>
        <source>for communication per step</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>스텝당 통신 대기</translation>
    </message>
    <message>
        <source>idle share</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>유휴 비율</translation>
    </message>
    <message>
        <source>kernel wait</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>커널 대기</translation>
    </message>
    <message>
        <source>kernel wait share</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>커널 대기 비율</translation>
    </message>
    <message>
        <source>other</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>기타</translation>
    </message>
    <message>
        <source>other share</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>기타 비율</translation>
    </message>
    <message>
        <source>kernel wait below</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>커널 대기 기준</translation>
    </message>
    <message>
        <source>listed from</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>나열 기준</translation>
    </message>
    <message>
        <source>gaps text</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>갭(글)</translation>
    </message>
    <message>
        <source>stretches</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>구간 수</translation>
    </message>
    <message>
        <source>low</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>낮은 시간</translation>
    </message>
    <message>
        <source>low below</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>낮음 기준</translation>
    </message>
    <message>
        <source>stretches text</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>구간(글)</translation>
    </message>
    <message>
        <source>communication per step</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>스텝당 통신</translation>
    </message>
    <message>
        <source>overlap</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>겹침</translation>
    </message>
    <message>
        <source>gain</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>이득</translation>
    </message>
    <message>
        <source>uncovered per step</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>스텝당 드러난 대기</translation>
    </message>
    <message>
        <source>uncovered share</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>드러난 비율</translation>
    </message>
    <message>
        <source>covered</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>가려진 비율</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>대기 수</translation>
    </message>
    <message>
        <source>longest queue</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>가장 긴 큐</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>core/verdict/rules/waiting.cpp</extracomment>
        <translation>가득 참</translation>
    </message>
    <message>
        <source>first</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>처음</translation>
    </message>
    <message>
        <source>extra</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>추가</translation>
    </message>
    <message>
        <source>mean with</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>포함한 평균</translation>
    </message>
    <message>
        <source>mean without</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>제외한 평균</translation>
    </message>
    <message>
        <source>annotations</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>어노테이션</translation>
    </message>
    <message>
        <source>loading</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>불러오기</translation>
    </message>
    <message>
        <source>early</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>초반</translation>
    </message>
    <message>
        <source>rank correlation</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>순위 상관</translation>
    </message>
    <message>
        <source>op time</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>op 시간</translation>
    </message>
    <message>
        <source>kernel extra</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>커널 추가 시간</translation>
    </message>
    <message>
        <source>median rest</source>
        <extracomment>core/verdict/rules/warmup.cpp</extracomment>
        <translation>나머지 중앙값</translation>
    </message>
    <message>
        <source>critical</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>심각</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>경고</translation>
    </message>
    <message>
        <source>few samples</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>적은 표본</translation>
    </message>
    <message>
        <source>compute bound</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>연산 바운드</translation>
    </message>
    <message>
        <source>input bound</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>입력 바운드</translation>
    </message>
    <message>
        <source>communication bound</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>통신 바운드</translation>
    </message>
    <message>
        <source>copy bound</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>복사 바운드</translation>
    </message>
    <message>
        <source>overhead busy below</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>오버헤드: 사용률 상한</translation>
    </message>
    <message>
        <source>overhead host wait</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>오버헤드: 호스트 대기</translation>
    </message>
    <message>
        <source>overhead critical below</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>오버헤드: 심각 상한</translation>
    </message>
    <message>
        <source>buffer request from</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>버퍼 요청 하한</translation>
    </message>
    <message>
        <source>first launch delay</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>첫 런치 지연</translation>
    </message>
    <message>
        <source>first launch factor</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>첫 런치 배수</translation>
    </message>
    <message>
        <source>cupti overhead</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>CUPTI 오버헤드</translation>
    </message>
    <message>
        <source>loading share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>불러오기 비율</translation>
    </message>
    <message>
        <source>instrumented slices per ms</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>계측: 밀리초당 슬라이스</translation>
    </message>
    <message>
        <source>profiler of table</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>표에서 프로파일러</translation>
    </message>
    <message>
        <source>cold start factor</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>콜드 스타트 배수</translation>
    </message>
    <message>
        <source>cold start difference</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>콜드 스타트 차이</translation>
    </message>
    <message>
        <source>cold start steps</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>콜드 스타트 스텝</translation>
    </message>
    <message>
        <source>cold start mean</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>콜드 스타트 평균</translation>
    </message>
    <message>
        <source>cold start loud</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>콜드 스타트 경고</translation>
    </message>
    <message>
        <source>setup gap factor</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>준비 간격 배수</translation>
    </message>
    <message>
        <source>setup gap</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>준비 간격</translation>
    </message>
    <message>
        <source>setup gap steady</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>준비 간격, 안정 스텝</translation>
    </message>
    <message>
        <source>clock ramp calls</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>클럭 변화 호출</translation>
    </message>
    <message>
        <source>clock ramp correlation</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>클럭 변화 상관</translation>
    </message>
    <message>
        <source>clock ramp difference</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>클럭 변화 차이</translation>
    </message>
    <message>
        <source>first call factor</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>첫 호출 배수</translation>
    </message>
    <message>
        <source>first call calls</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>첫 호출 개수</translation>
    </message>
    <message>
        <source>first call difference</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>첫 호출 차이</translation>
    </message>
    <message>
        <source>variance calls</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>편차 호출</translation>
    </message>
    <message>
        <source>variance factor</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>편차 배수</translation>
    </message>
    <message>
        <source>variance kernel share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>편차 커널 비율</translation>
    </message>
    <message>
        <source>variance cost</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>편차 비용</translation>
    </message>
    <message>
        <source>hotspot kernel</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>핫스팟 커널</translation>
    </message>
    <message>
        <source>many calls share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>많은 호출 비율</translation>
    </message>
    <message>
        <source>many calls self</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>많은 호출 자체 시간</translation>
    </message>
    <message>
        <source>many calls per step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>많은 호출, 스텝당</translation>
    </message>
    <message>
        <source>cost below self</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>아래의 비용, 자체</translation>
    </message>
    <message>
        <source>cost below share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>아래의 비용, 비율</translation>
    </message>
    <message>
        <source>heavy registers</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>무거운 레지스터</translation>
    </message>
    <message>
        <source>light registers</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>가벼운 레지스터</translation>
    </message>
    <message>
        <source>short kernel</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>짧은 커널</translation>
    </message>
    <message>
        <source>short kernel launch</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>짧은 커널의 런치</translation>
    </message>
    <message>
        <source>short kernels</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>짧은 커널 비율</translation>
    </message>
    <message>
        <source>slow call cost</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>느린 호출 비용</translation>
    </message>
    <message>
        <source>launch delay</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>런치 지연</translation>
    </message>
    <message>
        <source>syncs per step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝당 동기화</translation>
    </message>
    <message>
        <source>sync warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>동기화 경고</translation>
    </message>
    <message>
        <source>sync critical</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>동기화 심각</translation>
    </message>
    <message>
        <source>host wait warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>호스트 대기 경고</translation>
    </message>
    <message>
        <source>long gap</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>긴 갭</translation>
    </message>
    <message>
        <source>listed gap</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>나열하는 갭</translation>
    </message>
    <message>
        <source>utilisation chunks</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>사용률 구간 수</translation>
    </message>
    <message>
        <source>utilisation low</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>낮은 사용률</translation>
    </message>
    <message>
        <source>communication share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>통신 비율</translation>
    </message>
    <message>
        <source>communication exposed</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>드러난 통신</translation>
    </message>
    <message>
        <source>communication exposed critical</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>드러난 통신, 심각</translation>
    </message>
    <message>
        <source>communication overlap</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>통신 겹침</translation>
    </message>
    <message>
        <source>input warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>입력 경고</translation>
    </message>
    <message>
        <source>input critical</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>입력 심각</translation>
    </message>
    <message>
        <source>input hidden</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>가려진 입력</translation>
    </message>
    <message>
        <source>launch queue</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>런치 큐</translation>
    </message>
    <message>
        <source>launch queue share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>런치 큐 비율</translation>
    </message>
    <message>
        <source>plain gemm</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>일반 코어 GEMM</translation>
    </message>
    <message>
        <source>unknown gemm</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>알 수 없는 GEMM</translation>
    </message>
    <message>
        <source>blocks per processor</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>SM당 블록</translation>
    </message>
    <message>
        <source>few blocks</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>적은 블록</translation>
    </message>
    <message>
        <source>wave tail</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>웨이브 꼬리</translation>
    </message>
    <message>
        <source>wave tail waves</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>웨이브 꼬리의 웨이브</translation>
    </message>
    <message>
        <source>low occupancy</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>낮은 점유율</translation>
    </message>
    <message>
        <source>low occupancy share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>낮은 점유율 비율</translation>
    </message>
    <message>
        <source>layout copies</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>레이아웃 복사</translation>
    </message>
    <message>
        <source>throughput kernel</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>처리량 커널</translation>
    </message>
    <message>
        <source>throughput low</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>낮은 처리량</translation>
    </message>
    <message>
        <source>throughput good</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>좋은 처리량</translation>
    </message>
    <message>
        <source>pageable share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>페이지 가능 비율</translation>
    </message>
    <message>
        <source>pinned rate</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>핀드 속도</translation>
    </message>
    <message>
        <source>sync copy share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>동기 복사 비율</translation>
    </message>
    <message>
        <source>copy share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>복사 비율</translation>
    </message>
    <message>
        <source>allocations per step</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>스텝당 할당</translation>
    </message>
    <message>
        <source>allocation share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>할당 비율</translation>
    </message>
    <message>
        <source>memory full</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>가득 찬 메모리</translation>
    </message>
    <message>
        <source>fragmentation</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>조각화</translation>
    </message>
    <message>
        <source>fragmentation bytes</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>조각화 바이트</translation>
    </message>
    <message>
        <source>compile frames</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>컴파일 프레임</translation>
    </message>
    <message>
        <source>compile small region</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>컴파일 작은 영역</translation>
    </message>
    <message>
        <source>guard share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>가드 비율</translation>
    </message>
    <message>
        <source>guard time</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>가드 시간</translation>
    </message>
    <message>
        <source>recompile limit</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>재컴파일 한계</translation>
    </message>
    <message>
        <source>bias copy share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>bias 복사 비율</translation>
    </message>
    <message>
        <source>batched copies</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>배치 곱 복사</translation>
    </message>
    <message>
        <source>metadata share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>메타데이터 비율</translation>
    </message>
    <message>
        <source>chain length</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>체인 길이</translation>
    </message>
    <message>
        <source>chain gain</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>체인 이득</translation>
    </message>
    <message>
        <source>fused share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>융합 비율</translation>
    </message>
    <message>
        <source>small graph</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>작은 그래프</translation>
    </message>
    <message>
        <source>optimizer kernels</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>옵티마이저 커널 수</translation>
    </message>
    <message>
        <source>optimizer kernel</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>옵티마이저 커널 길이</translation>
    </message>
    <message>
        <source>compare difference</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>비교 차이</translation>
    </message>
    <message>
        <source>compare separation</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>비교 분리도</translation>
    </message>
    <message>
        <source>same kernels</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>같은 커널</translation>
    </message>
    <message>
        <source>count</source>
        <extracomment>core/verdict/chart.cpp</extracomment>
        <translation>개수</translation>
    </message>
    <message>
        <source>collectives</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>집합 통신</translation>
    </message>
    <message>
        <source>late share</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>늦음 비율</translation>
    </message>
    <message>
        <source>gain per step</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>스텝당 이득</translation>
    </message>
    <message>
        <source>lead per step</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>스텝당 앞섬</translation>
    </message>
    <message>
        <source>others need</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>나머지에 필요한 시간</translation>
    </message>
    <message>
        <source>lead share</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>앞섬 비율</translation>
    </message>
    <message>
        <source>cause</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>원인</translation>
    </message>
    <message>
        <source>clock spread</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>클럭 퍼짐</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>파일</translation>
    </message>
    <message>
        <source>waiting per step</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>스텝당 대기</translation>
    </message>
    <message>
        <source>waiting share</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>대기 비율</translation>
    </message>
    <message>
        <source>moving per step</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>스텝당 이동</translation>
    </message>
    <message>
        <source>ranks</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>랭크</translation>
    </message>
    <message>
        <source>own step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>자체 스텝</translation>
    </message>
    <message>
        <source>own gain share</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>자체 이득 비율</translation>
    </message>
    <message>
        <source>skew from</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>시작 차이 기준</translation>
    </message>
    <message>
        <source>straggler last</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>느린 랭크 마지막 비율</translation>
    </message>
    <message>
        <source>straggler lead</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>느린 랭크 비용 몫</translation>
    </message>
    <message>
        <source>straggler share</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>느린 랭크 비율</translation>
    </message>
    <message>
        <source>straggler warning</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>느린 랭크 경고</translation>
    </message>
    <message>
        <source>straggler critical</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>느린 랭크 심각</translation>
    </message>
    <message>
        <source>straggler cpu</source>
        <extracomment>core/verdict/thresholds.def</extracomment>
        <translation>느린 랭크 CPU</translation>
    </message>
    <message>
        <source>compiling per step</source>
        <extracomment>core/verdict/rules/bound.cpp</extracomment>
        <translation>스텝당 컴파일</translation>
    </message>
    <message>
        <source>worse</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>느려지는 쪽</translation>
    </message>
    <message>
        <source>rank a</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>A의 랭크</translation>
    </message>
    <message>
        <source>rank b</source>
        <extracomment>core/verdict/comparisonrules.cpp</extracomment>
        <translation>B의 랭크</translation>
    </message>
    <message>
        <source>backward frame</source>
        <extracomment>core/verdict/comparisonwork.cpp</extracomment>
        <translation>역전파 가드와 래퍼</translation>
    </message>
    <message>
        <source>cut off</source>
        <extracomment>core/verdict/ranksreport.cpp</extracomment>
        <translation>중간에 끊김</translation>
    </message>
    <message>
        <source>backward per step</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>스텝당 역전파</translation>
    </message>
    <message>
        <source>backward</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>역전파</translation>
    </message>
    <message>
        <source>backward ops</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>역전파 op</translation>
    </message>
    <message>
        <source>backward device</source>
        <extracomment>core/verdict/rules/compile.cpp</extracomment>
        <translation>역전파 GPU</translation>
    </message>
</context>
<context>
    <name>lanescope::ChainList</name>
    <message>
        <source>Chain</source>
        <translation>체인</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Chain from the step to the GPU</source>
        <translation>스텝에서 GPU까지의 체인</translation>
    </message>
    <message>
        <source>It begins before its own launch: the clocks of CPU and GPU disagree.</source>
        <translation>자신의 런치보다 먼저 시작합니다. CPU와 GPU의 클럭이 어긋나 있습니다.</translation>
    </message>
    <message>
        <source>%1, clock skew</source>
        <translation>%1, 클럭 차이</translation>
    </message>
    <message>
        <source>and %1 more events of this launch</source>
        <translation>이 런치의 이벤트 %1개 더</translation>
    </message>
    <message>
        <source>The first of %1 launches below the slice; click another op or kernel for its own.</source>
        <translation>슬라이스 아래의 런치 %1개 중 첫째입니다. 다른 op나 커널을 클릭하면 그 체인이 보입니다.</translation>
    </message>
    <message>
        <source>Later than above</source>
        <translation>위보다 늦음</translation>
    </message>
    <message>
        <source>From the start of the member above to the start of this one; of GPU work, from the start of its launch</source>
        <translation>위 멤버의 시작부터 이 멤버의 시작까지. GPU 작업은 그 런치의 시작부터</translation>
    </message>
</context>
<context>
    <name>lanescope::ComparePanel</name>
    <message>
        <source>Which part of the comparison</source>
        <translation>비교의 어느 부분</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>발견한 것</translation>
    </message>
    <message>
        <source>Which trace is faster, by how much, and why</source>
        <translation>어느 트레이스가 얼마나 왜 빠른지</translation>
    </message>
</context>
<context>
    <name>lanescope::CompareSummary</name>
    <message>
        <source>medians of %1 steady steps of A and %2 of B</source>
        <translation>A의 안정 스텝 %1개와 B의 %2개의 중앙값</translation>
    </message>
    <message>
        <source>medians of all steps, %1 of A and %2 of B: one trace has no steady step</source>
        <translation>모든 스텝(A %1개, B %2개)의 중앙값: 한 트레이스에 안정 스텝이 없음</translation>
    </message>
    <message>
        <source>of the whole traces: one of them has no steps</source>
        <translation>전체 트레이스의 값: 한쪽에 스텝이 없음</translation>
    </message>
    <message>
        <source>What the comparison found</source>
        <translation>비교에서 발견한 것</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>비교하는 중 …</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>모든 발견</translation>
    </message>
</context>
<context>
    <name>lanescope::CompareTableView</name>
    <message>
        <source>Rows of both traces</source>
        <translation>두 트레이스의 행</translation>
    </message>
</context>
<context>
    <name>lanescope::CompareView</name>
    <message>
        <source>%1 in all</source>
        <translation>모두 %1</translation>
    </message>
    <message>
        <source>%1 a step</source>
        <translation>스텝당 %1</translation>
    </message>
    <message>
        <source>CPU %1</source>
        <translation>CPU %1</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Align at the previous pair of steps</source>
        <translation>이전 스텝 쌍에 맞추기</translation>
    </message>
    <message>
        <source>Align at the next pair of steps</source>
        <translation>다음 스텝 쌍에 맞추기</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>함께 이동</translation>
    </message>
    <message>
        <source>Both timelines move together; else each on its own</source>
        <translation>두 타임라인이 함께 움직입니다. 끄면 따로 움직입니다</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>비교 끝내기</translation>
    </message>
    <message>
        <source>Timeline of the second trace</source>
        <translation>둘째 트레이스의 타임라인</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>여는 중 …</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Details of B</source>
        <translation>B의 세부 정보</translation>
    </message>
    <message>
        <source>pair %1 of %2</source>
        <translation>%2쌍 중 %1번째</translation>
    </message>
    <message>
        <source>Notes can be written onto A only</source>
        <translation>메모는 A에만 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>Lane by lane</source>
        <translation>레인별로</translation>
    </message>
    <message>
        <source>Each lane of B below the lane of A that does the same; else one timeline below the other (Ctrl+L)</source>
        <translation>같은 일을 하는 A의 레인 바로 아래에 B의 레인을 둡니다. 끄면 타임라인 아래에 타임라인을 둡니다(Ctrl+L)</translation>
    </message>
    <message>
        <source>Notes can be written onto A only: they are kept with its file.</source>
        <translation>메모는 A에만 쓸 수 있습니다. A의 파일과 함께 보관하기 때문입니다.</translation>
    </message>
    <message>
        <source>Of B alone: %1</source>
        <translation>B만의 것: %1</translation>
    </message>
</context>
<context>
    <name>lanescope::DetailsPanel</name>
    <message>
        <source>Click a slice to see its times and arguments. Drag moves, Ctrl+wheel zooms, F fits what is selected.</source>
        <translation>슬라이스를 클릭하면 시간과 인자가 보입니다. 끌면 움직이고, Ctrl+휠은 확대, F는 선택한 것에 맞춥니다.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy what is known of it</source>
        <translation>알려진 내용을 복사</translation>
    </message>
    <message>
        <source>All of it as text</source>
        <translation>모두 텍스트로</translation>
    </message>
    <message>
        <source>The event as JSON</source>
        <translation>이벤트를 JSON으로</translation>
    </message>
    <message>
        <source>The name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Details of the selected slice</source>
        <translation>선택한 슬라이스의 세부 정보</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>인자</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인자</translation>
    </message>
    <message>
        <source>What starts in the range, by name</source>
        <translation>범위에서 시작하는 것, 이름별</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>Of a pause of</source>
        <translation>다음 멈춤의 일부</translation>
    </message>
    <message>
        <source>From the end of the work before to the start of the work behind it</source>
        <translation>앞 작업의 끝부터 그 뒤 작업의 시작까지</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Blamed</source>
        <translation>원인 슬라이스</translation>
    </message>
    <message>
        <source>Ended by</source>
        <translation>끝낸 것</translation>
    </message>
    <message>
        <source>Launched by</source>
        <translation>런치한 것</translation>
    </message>
    <message>
        <source>Range of %1</source>
        <translation>%1 범위</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>This event has no arguments.</source>
        <translation>이 이벤트에는 인자가 없습니다.</translation>
    </message>
    <message>
        <source>Open %1 at line %2 in your editor</source>
        <translation>편집기에서 %1의 %2줄 열기</translation>
    </message>
    <message>
        <source>open</source>
        <translation>열기</translation>
    </message>
</context>
<context>
    <name>lanescope::ElidedLabel</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>lanescope::FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>필터</translation>
    </message>
    <message>
        <source>Shows the rows that hold all of these words (/)</source>
        <translation>이 단어를 모두 가진 행만 보여 줍니다 (/)</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>행 필터</translation>
    </message>
    <message>
        <source>Copy, save, choose columns</source>
        <translation>복사, 저장, 열 고르기</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1행</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%2행 중 %1행</translation>
    </message>
</context>
<context>
    <name>lanescope::FlamePanel</name>
    <message>
        <source>Merged</source>
        <translation>합쳐서</translation>
    </message>
    <message>
        <source>Calls with the same callers make one box; the largest comes first</source>
        <translation>호출자가 같은 호출은 상자 하나가 되며, 가장 큰 것이 앞에 옵니다</translation>
    </message>
    <message>
        <source>In time</source>
        <translation>시간순</translation>
    </message>
    <message>
        <source>A box for each call, in the order in which they ran</source>
        <translation>호출마다 상자 하나, 실행된 순서대로</translation>
    </message>
    <message>
        <source>Python only</source>
        <translation>Python만</translation>
    </message>
    <message>
        <source>Leaves out ops, annotations and runtime calls</source>
        <translation>op, 어노테이션, 런타임 호출을 뺍니다</translation>
    </message>
    <message>
        <source>The thread that is shown</source>
        <translation>표시할 스레드</translation>
    </message>
    <message>
        <source>Show in the timeline</source>
        <translation>타임라인에서 보기</translation>
    </message>
    <message>
        <source>Goes to the selected box in the timeline, of several calls to the longest (.)</source>
        <translation>선택한 상자를 타임라인에서 봅니다. 호출이 여럿이면 가장 긴 것으로 갑니다 (.)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <source>Back to the caller (Backspace); 0 shows all of it</source>
        <translation>호출자로 돌아갑니다 (Backspace). 0은 전체를 보여 줍니다</translation>
    </message>
    <message>
        <source>%1 of the thread's time</source>
        <translation>스레드 시간의 %1</translation>
    </message>
    <message>
        <source>by itself %1</source>
        <translation>자체 %1</translation>
    </message>
    <message>
        <source>%1 calls</source>
        <translation>호출 %1번</translation>
    </message>
    <message>
        <source>Width is time, callers are above what they call. A double click zooms in.</source>
        <translation>너비는 시간이고, 호출자가 호출한 것 위에 있습니다. 두 번 클릭하면 확대합니다.</translation>
    </message>
    <message>
        <source>Adding up …</source>
        <translation>더하는 중 …</translation>
    </message>
    <message>
        <source>No Python functions here: they are recorded with the stacks (with_stack=True).</source>
        <translation>여기에는 Python 함수가 없습니다. 스택과 함께 기록됩니다(with_stack=True).</translation>
    </message>
    <message>
        <source>No CPU thread does anything in the selected part of the trace.</source>
        <translation>트레이스의 선택한 부분에서 일하는 CPU 스레드가 없습니다.</translation>
    </message>
</context>
<context>
    <name>lanescope::FlameView</name>
    <message>
        <source>Flame graph</source>
        <translation>플레임 그래프</translation>
    </message>
    <message>
        <source>%1, %2, by itself %3</source>
        <translation>%1, %2, 자체 %3</translation>
    </message>
    <message>
        <source>%1, by itself %2</source>
        <translation>%1, 자체 %2</translation>
    </message>
</context>
<context>
    <name>lanescope::HealthPanel</name>
    <message>
        <source>%1 in %2</source>
        <translation>%2에 %1</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>%1바이트 위치</translation>
    </message>
    <message>
        <source>Mended text</source>
        <translation>고친 텍스트</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>UTF-8 아님</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>시간 없음</translation>
    </message>
    <message>
        <source>No duration</source>
        <translation>길이 없음</translation>
    </message>
    <message>
        <source>Duration below zero</source>
        <translation>0보다 작은 길이</translation>
    </message>
    <message>
        <source>Impossible duration</source>
        <translation>있을 수 없는 길이</translation>
    </message>
    <message>
        <source>Begin without end</source>
        <translation>끝 없는 시작</translation>
    </message>
    <message>
        <source>End without begin</source>
        <translation>시작 없는 끝</translation>
    </message>
    <message>
        <source>Unknown phase</source>
        <translation>알 수 없는 phase</translation>
    </message>
    <message>
        <source>No finite number</source>
        <translation>유한하지 않은 수</translation>
    </message>
    <message>
        <source>Counter without number</source>
        <translation>숫자 없는 카운터</translation>
    </message>
    <message>
        <source>Ends early</source>
        <translation>도중에 끝남</translation>
    </message>
    <message>
        <source>More than one trace</source>
        <translation>트레이스가 둘 이상</translation>
    </message>
    <message>
        <source>No timed events</source>
        <translation>시간 있는 이벤트 없음</translation>
    </message>
    <message>
        <source>Wrong checksum</source>
        <translation>체크섬 불일치</translation>
    </message>
    <message>
        <source>Unreadable event</source>
        <translation>읽을 수 없는 이벤트</translation>
    </message>
    <message>
        <source>Unreadable metadata</source>
        <translation>읽을 수 없는 메타데이터</translation>
    </message>
    <message>
        <source>Overlapping slices</source>
        <translation>겹치는 슬라이스</translation>
    </message>
    <message>
        <source>Arrow without partner</source>
        <translation>짝 없는 화살표</translation>
    </message>
    <message>
        <source>Arrow id used again</source>
        <translation>다시 쓰인 화살표 id</translation>
    </message>
    <message>
        <source>Kernel before launch</source>
        <translation>런치보다 앞선 커널</translation>
    </message>
    <message>
        <source>Impossible time</source>
        <translation>있을 수 없는 시간</translation>
    </message>
    <message>
        <source>Exporter's message</source>
        <translation>익스포터의 메시지</translation>
    </message>
    <message>
        <source>List not closed</source>
        <translation>닫히지 않은 목록</translation>
    </message>
    <message>
        <source>Stray comma</source>
        <translation>남는 쉼표</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>경고 1개</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>경고 %1개</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy all of it as text</source>
        <translation>모두 텍스트로 복사</translation>
    </message>
    <message>
        <source>What was met in the file</source>
        <translation>파일에서 만난 것</translation>
    </message>
    <message>
        <source>What</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>First place</source>
        <translation>첫 위치</translation>
    </message>
    <message>
        <source>Nothing odd was met in this file: every event was read as it stands.</source>
        <translation>이 파일에서 이상한 점을 만나지 않았습니다. 모든 이벤트를 있는 그대로 읽었습니다.</translation>
    </message>
    <message>
        <source>Show this slice in the timeline</source>
        <translation>이 슬라이스를 타임라인에서 보기</translation>
    </message>
    <message>
        <source>%1 events in %2</source>
        <translation>%2에 이벤트 %1개</translation>
    </message>
    <message>
        <source>Trace health %1</source>
        <translation>트레이스 상태 %1</translation>
    </message>
    <message>
        <source>Trace health</source>
        <translation>트레이스 상태</translation>
    </message>
    <message>
        <source>1 remark</source>
        <translation>알림 1개</translation>
    </message>
    <message>
        <source>%1 remarks</source>
        <translation>알림 %1개</translation>
    </message>
</context>
<context>
    <name>lanescope::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>W, S · +, − · Ctrl+wheel</source>
        <translation>W, S · +, − · Ctrl+휠</translation>
    </message>
    <message>
        <source>Closer, farther</source>
        <translation>가까이, 멀리</translation>
    </message>
    <message>
        <source>A, D · ←, → · drag · Shift+wheel</source>
        <translation>A, D · ←, → · 끌기 · Shift+휠</translation>
    </message>
    <message>
        <source>Earlier, later</source>
        <translation>앞으로, 뒤로</translation>
    </message>
    <message>
        <source>↑, ↓ · wheel</source>
        <translation>↑, ↓ · 휠</translation>
    </message>
    <message>
        <source>Scroll the lanes</source>
        <translation>레인 스크롤</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The whole trace</source>
        <translation>전체 트레이스</translation>
    </message>
    <message>
        <source>F · double click</source>
        <translation>F · 두 번 클릭</translation>
    </message>
    <message>
        <source>Fit the selection</source>
        <translation>선택한 것에 맞추기</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Start and end of the trace</source>
        <translation>트레이스의 시작과 끝</translation>
    </message>
    <message>
        <source>Alt+←, Alt+→</source>
        <translation>Alt+←, Alt+→</translation>
    </message>
    <message>
        <source>Back to the view before a jump, forward again</source>
        <translation>이동하기 전의 보기로, 다시 앞으로</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>클릭</translation>
    </message>
    <message>
        <source>Select a slice</source>
        <translation>슬라이스 선택</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+끌기</translation>
    </message>
    <message>
        <source>Select a range of time; edges attract, Ctrl lets go</source>
        <translation>시간 범위 선택. 가장자리에 붙고, Ctrl을 누르면 붙지 않음</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Measure by dragging; M or Esc ends it</source>
        <translation>끌어서 재기. M이나 Esc로 끝냄</translation>
    </message>
    <message>
        <source>, · .</source>
        <translation>, · .</translation>
    </message>
    <message>
        <source>Shift+↑, Shift+↓</source>
        <translation>Shift+↑, Shift+↓</translation>
    </message>
    <message>
        <source>The slice of the lane above or below</source>
        <translation>위 또는 아래 레인의 슬라이스</translation>
    </message>
    <message>
        <source>G, Shift+G</source>
        <translation>G, Shift+G</translation>
    </message>
    <message>
        <source>Next and previous gap of a GPU</source>
        <translation>GPU의 다음, 이전 갭</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>From a forward op to its backward one, and back</source>
        <translation>순전파 op에서 역전파 op로, 다시 반대로</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Lines from all launches in view</source>
        <translation>보이는 모든 런치의 선</translation>
    </message>
    <message>
        <source>E · P · H</source>
        <translation>E · P · H</translation>
    </message>
    <message>
        <source>Fold, pin, hide the lane of the selection; Shift+H shows all</source>
        <translation>선택한 레인 접기, 고정, 숨기기. Shift+H는 모두 보이기</translation>
    </message>
    <message>
        <source>U · J</source>
        <translation>U · J</translation>
    </message>
    <message>
        <source>Up to the slice around it, down to its first child</source>
        <translation>둘러싼 슬라이스로 위로, 첫 자식으로 아래로</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Along the chain: from the step down to the kernel, and back</source>
        <translation>체인을 따라: 스텝에서 커널까지, 다시 반대로</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Select nothing; cancel a load</source>
        <translation>선택 해제, 불러오기 취소</translation>
    </message>
    <message>
        <source>[ · ]</source>
        <translation>[ · ]</translation>
    </message>
    <message>
        <source>Previous and next step</source>
        <translation>이전, 다음 스텝</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Search: finds slices by name while you type</source>
        <translation>검색: 입력하는 대로 이름으로 슬라이스를 찾음</translation>
    </message>
    <message>
        <source>F3, Shift+F3 · Enter, Shift+Enter</source>
        <translation>F3, Shift+F3 · Enter, Shift+Enter</translation>
    </message>
    <message>
        <source>The next hit, the one before</source>
        <translation>다음 결과, 이전 결과</translation>
    </message>
    <message>
        <source>Alt+1 … Alt+0</source>
        <translation>Alt+1 … Alt+0</translation>
    </message>
    <message>
        <source>The panels below the timeline; Esc goes back to the lanes</source>
        <translation>타임라인 아래의 패널. Esc는 레인으로 돌아감</translation>
    </message>
    <message>
        <source>, · . · / · Ctrl+C</source>
        <translation>, · . · / · Ctrl+C</translation>
    </message>
    <message>
        <source>In a table: the row's slices one by one, the filter, copy the rows</source>
        <translation>표에서: 행의 슬라이스를 하나씩, 필터, 행 복사</translation>
    </message>
    <message>
        <source>←, → · Esc</source>
        <translation>←, → · Esc</translation>
    </message>
    <message>
        <source>In the walk “How to read a trace”: a step back, the next one; end it</source>
        <translation>“트레이스 읽는 법” 안내에서: 이전, 다음, 끝내기</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>Fold the panels, unfold them</source>
        <translation>패널 접기, 펼치기</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>그림 내보내기</translation>
    </message>
    <message>
        <source>Ctrl+W</source>
        <translation>Ctrl+W</translation>
    </message>
    <message>
        <source>Close the trace, then the window</source>
        <translation>트레이스 닫기, 그다음 창 닫기</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>이 페이지</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>How to read a trace</source>
        <translation>트레이스 읽는 법</translation>
    </message>
    <message>
        <source>A short walk through small traces, a few sentences at each place</source>
        <translation>작은 트레이스들을 둘러보는 짧은 안내. 곳마다 몇 문장</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Shift+N · Shift+B · R</source>
        <translation>Shift+N · Shift+B · R</translation>
    </message>
    <message>
        <source>An arrow, a box, a range with a label</source>
        <translation>화살표, 상자, 이름을 붙인 범위</translation>
    </message>
    <message>
        <source>1 … 5 · F2 · Del · arrow keys</source>
        <translation>1 … 5 · F2 · Del · 화살표 키</translation>
    </message>
    <message>
        <source>Colour, edit, delete, move the selected note</source>
        <translation>선택한 메모의 색, 편집, 삭제, 이동</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Undo, redo what was done to notes</source>
        <translation>메모에 한 일 실행 취소, 다시 실행</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>파일 다시 읽기</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>환경 설정</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Copy the command that opens this view</source>
        <translation>이 보기를 여는 명령 복사</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Save the selected range, or else the view, as a trace</source>
        <translation>선택한 범위, 없으면 보이는 부분을 트레이스로 저장</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Two traces: lane below lane, or timeline below timeline</source>
        <translation>두 트레이스를 비교할 때: 레인 아래 레인, 또는 타임라인 아래 타임라인</translation>
    </message>
    <message>
        <source>Previous and next slice of the row, or around the gap</source>
        <translation>행의 이전, 다음 슬라이스 또는 갭의 앞뒤</translation>
    </message>
    <message>
        <source>A note: on the selected slice, gap or range, else at the pointer</source>
        <translation>메모: 선택한 슬라이스, 갭, 범위에, 없으면 포인터 위치에</translation>
    </message>
</context>
<context>
    <name>lanescope::LaneLabels</name>
    <message>
        <source>GPU %1 · stream %2</source>
        <translation>GPU %1 · 스트림 %2</translation>
    </message>
    <message>
        <source>Profiler overhead</source>
        <translation>프로파일러 오버헤드</translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>프로세스 %1</translation>
    </message>
    <message>
        <source>thread %1</source>
        <translation>스레드 %1</translation>
    </message>
    <message>
        <source>busy %1</source>
        <translation>사용 %1</translation>
    </message>
    <message>
        <source>process %1, thread %2</source>
        <translation>프로세스 %1, 스레드 %2</translation>
    </message>
    <message>
        <source>%1 slices in %2 rows</source>
        <translation>%2행에 슬라이스 %1개</translation>
    </message>
    <message>
        <source>busy %1, %2 of the trace: kernels, copies and memsets</source>
        <translation>사용 %1, 트레이스의 %2: 커널, 복사, memset</translation>
    </message>
    <message>
        <source>busy %1, %2 of the trace: at least one slice runs</source>
        <translation>사용 %1, 트레이스의 %2: 슬라이스가 하나라도 도는 시간</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Names of the lanes. The context menu folds, hides, pins and moves them.</source>
        <translation>레인의 이름입니다. 컨텍스트 메뉴로 접고, 숨기고, 고정하고, 옮깁니다.</translation>
    </message>
    <message>
        <source>1 lane hidden · show</source>
        <translation>숨긴 레인 1개 · 보기</translation>
    </message>
    <message>
        <source>%1 lanes hidden · show</source>
        <translation>숨긴 레인 %1개 · 보기</translation>
    </message>
    <message>
        <source>Click to show them</source>
        <translation>클릭하면 보입니다</translation>
    </message>
    <message>
        <source>Click to unfold, drag to move</source>
        <translation>클릭하면 펼치고, 끌면 옮깁니다</translation>
    </message>
    <message>
        <source>Click to fold, drag to move</source>
        <translation>클릭하면 접고, 끌면 옮깁니다</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>%1에만 있음</translation>
    </message>
    <message>
        <source>The other trace has no lane that does the same</source>
        <translation>다른 트레이스에는 같은 일을 하는 레인이 없습니다</translation>
    </message>
</context>
<context>
    <name>lanescope::LatestWork</name>
    <message>
        <source>There is not enough memory for this.</source>
        <translation>메모리가 부족합니다.</translation>
    </message>
</context>
<context>
    <name>lanescope::Legend</name>
    <message>
        <source>GPU idle</source>
        <translation>GPU 유휴</translation>
    </message>
    <message>
        <source>Click to hide or show, Shift+click to make pale; more with the right button</source>
        <translation>클릭하면 숨기거나 보이고, Shift+클릭하면 흐리게 합니다. 오른쪽 버튼에 더 있습니다</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>범례</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보이기</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Full colour</source>
        <translation>선명하게</translation>
    </message>
    <message>
        <source>Make pale</source>
        <translation>흐리게</translation>
    </message>
    <message>
        <source>Only this</source>
        <translation>이것만</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>모두 보이기</translation>
    </message>
</context>
<context>
    <name>lanescope::LoadingPage</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>취소 (Esc)</translation>
    </message>
</context>
<context>
    <name>lanescope::MainWindow</name>
    <message>
        <source>Details</source>
        <translation>세부 정보</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Annotations</source>
        <extracomment>ui/window/mainwindow.cpp</extracomment>
        <translation>어노테이션</translation>
    </message>
    <message>
        <source>Calls</source>
        <extracomment>ui/window/mainwindow.cpp</extracomment>
        <translation>호출</translation>
    </message>
    <message>
        <source>Idle &amp; queues</source>
        <extracomment>ui/window/mainwindow.cpp</extracomment>
        <translation>유휴와 큐</translation>
    </message>
    <message>
        <source>Flame</source>
        <translation>플레임</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>파일 열기 …</translation>
    </message>
    <message>
        <source>Sample: %1</source>
        <translation>샘플: %1</translation>
    </message>
    <message>
        <source>How to read a trace</source>
        <translation>트레이스 읽는 법</translation>
    </message>
    <message>
        <source>Forget recent files</source>
        <translation>최근 파일 지우기</translation>
    </message>
    <message>
        <source>Open a trace</source>
        <translation>트레이스 열기</translation>
    </message>
    <message>
        <source>Traces (*.json *.json.gz *.gz);;All files (*)</source>
        <translation>트레이스 (*.json *.json.gz *.gz);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>There is no trace (*.json, *.json.gz) in the folder %1.</source>
        <translation>%1 폴더에 트레이스(*.json, *.json.gz)가 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 files were opened, each in a window of its own. Open the others on their own.</source>
        <translation>파일 %2개 중 %1개를 각각의 창에 열었습니다. 나머지는 따로 여십시오.</translation>
    </message>
    <message>
        <source>The sample could not be written to the folder for temporary files. Is the disk full?</source>
        <translation>샘플을 임시 파일 폴더에 쓸 수 없습니다. 디스크가 가득 찼습니까?</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>이벤트 1개</translation>
    </message>
    <message>
        <source>%1 events</source>
        <translation>이벤트 %1개</translation>
    </message>
    <message>
        <source>1 lane</source>
        <translation>레인 1개</translation>
    </message>
    <message>
        <source>%1 lanes</source>
        <translation>레인 %1개</translation>
    </message>
    <message>
        <source>opened in %1</source>
        <translation>여는 데 %1</translation>
    </message>
    <message>
        <source>This trace has no timed events.</source>
        <translation>이 트레이스에는 시간이 있는 이벤트가 없습니다.</translation>
    </message>
    <message>
        <source>Drag to measure; edges of slices attract. Esc ends it.</source>
        <translation>끌어서 잽니다. 슬라이스의 가장자리에 붙습니다. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>range of %1</source>
        <translation>%1 범위</translation>
    </message>
    <message>
        <source>launched %1 earlier</source>
        <translation>%1 전에 런치됨</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>스텝 1개</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>스텝 %1개</translation>
    </message>
    <message>
        <source>#%1 · %2 of %3</source>
        <translation>#%1 · %3 중 %2</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Preferences …</source>
        <translation>환경 설정 …</translation>
    </message>
    <message>
        <source>%1 has changed on disk since it was opened.</source>
        <translation>%1: 연 뒤에 디스크에서 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Reload (F5)</source>
        <translation>다시 읽기 (F5)</translation>
    </message>
    <message>
        <source>The built-in limits are used instead.</source>
        <translation>대신 내장된 한계를 씁니다.</translation>
    </message>
    <message>
        <source>starts %1 before its launch: the clocks of CPU and GPU disagree</source>
        <translation>자신의 런치보다 %1 먼저 시작: CPU와 GPU의 클럭이 어긋남</translation>
    </message>
    <message>
        <source>In the clipboard: %1</source>
        <translation>클립보드에 복사됨: %1</translation>
    </message>
    <message>
        <source>No editor has been chosen yet for %1, line %2.</source>
        <translation>%1, %2줄: 아직 편집기를 고르지 않았습니다.</translation>
    </message>
    <message>
        <source>Compare with …</source>
        <translation>비교할 트레이스 …</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>비교 끝내기</translation>
    </message>
    <message>
        <source>Compare with a second trace</source>
        <translation>둘째 트레이스와 비교</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Compare with the open trace</source>
        <translation>열린 트레이스와 비교</translation>
    </message>
    <message>
        <source>Compare lane by lane</source>
        <translation>레인별로 비교</translation>
    </message>
    <message>
        <source>This file holds the traces of %1 ranks. What limits the run is said of all of them together.</source>
        <translation>이 파일에는 랭크 %1개의 트레이스가 들어 있습니다. 무엇이 실행을 제한하는지는 모든 랭크를 합쳐서 말합니다.</translation>
    </message>
    <message>
        <source>Show who waits for whom</source>
        <translation>누가 누구를 기다리는지 보기</translation>
    </message>
    <message>
        <source>Back to all ranks</source>
        <translation>모든 랭크로 돌아가기</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1과(와) %2 비교</translation>
    </message>
    <message>
        <source>%1 is shown alone.</source>
        <translation>%1만 보고 있습니다.</translation>
    </message>
    <message>
        <source>The ranks in this file are shown as one timeline.</source>
        <translation>이 파일의 랭크들을 하나의 타임라인으로 보고 있습니다.</translation>
    </message>
    <message>
        <source>Of A alone: %1</source>
        <translation>A만의 것: %1</translation>
    </message>
    <message>
        <source>The picture is in %1.</source>
        <translation>그림이 %1에 있습니다.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>폴더에서 보기</translation>
    </message>
    <message>
        <source>No program of this desktop shows folders. It is this one: %1</source>
        <translation>폴더를 보여 줄 프로그램이 이 데스크톱에 없습니다. 폴더는 %1입니다</translation>
    </message>
</context>
<context>
    <name>lanescope::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
</context>
<context>
    <name>lanescope::MiniChart</name>
    <message>
        <source>The longest takes %1.</source>
        <translation>가장 긴 것은 %1입니다.</translation>
    </message>
    <message>
        <source>%1 to %2: from %3 to %4, median %5</source>
        <translation>%1~%2: %3에서 %4까지, 중앙값 %5</translation>
    </message>
    <message>
        <source>GPU at work %1</source>
        <translation>GPU 작업 %1</translation>
    </message>
    <message>
        <source>Step %1: %2 · GPU at work %3</source>
        <translation>스텝 %1: %2 · GPU 작업 %3</translation>
    </message>
    <message>
        <source>not steady</source>
        <translation>안정 스텝 아님</translation>
    </message>
    <message>
        <source>GPU at work %1 of %2</source>
        <translation>GPU 작업 %2 중 %1</translation>
    </message>
    <message>
        <source>Number %1: %2</source>
        <translation>%1번: %2</translation>
    </message>
    <message>
        <source>%1 a column: median, line to the longest</source>
        <translation>열마다 %1개: 중앙값, 선은 최장까지</translation>
    </message>
    <message>
        <source>dotted: not steady</source>
        <translation>점선: 안정 스텝 아님</translation>
    </message>
    <message>
        <source>with a mark: the proof</source>
        <translation>표시된 것: 근거</translation>
    </message>
    <message>
        <source>in order of time</source>
        <translation>시간 순서</translation>
    </message>
    <message>
        <source>dashed: median</source>
        <translation>파선: 중앙값</translation>
    </message>
    <message>
        <source>Click to go there</source>
        <translation>클릭하면 그곳으로 갑니다</translation>
    </message>
    <message>
        <source>green: kernels</source>
        <translation>초록: 커널</translation>
    </message>
    <message>
        <source>yellow: communication alone</source>
        <translation>노랑: 통신만</translation>
    </message>
    <message>
        <source>pink: copies alone</source>
        <translation>분홍: 복사만</translation>
    </message>
</context>
<context>
    <name>lanescope::NoteEditor</name>
    <message>
        <source>Words of the note</source>
        <translation>메모의 글</translation>
    </message>
    <message>
        <source>%1 (%2, when the note is selected)</source>
        <translation>%1 (%2, 메모를 선택했을 때)</translation>
    </message>
    <message>
        <source>Enter keeps it</source>
        <translation>Enter로 저장</translation>
    </message>
    <message>
        <source>Shift+Enter begins a new line, Escape leaves the note as it was</source>
        <translation>Shift+Enter는 새 줄, Escape는 메모를 그대로 둠</translation>
    </message>
</context>
<context>
    <name>lanescope::NoteStore</name>
    <message>
        <source>This trace came through a pipe, so its notes cannot be kept beside it. A picture can be exported; to keep the notes, save the trace as a file and open that.</source>
        <translation>이 트레이스는 파이프로 와서 메모를 그 옆에 둘 수 없습니다. 그림으로 내보낼 수는 있습니다. 메모를 남기려면 트레이스를 파일로 저장한 뒤 여십시오.</translation>
    </message>
    <message>
        <source>The notes in %1 were written by a newer Lanescope. They are shown as far as they are understood, and cannot be changed here.</source>
        <translation>%1의 메모는 더 새로운 Lanescope가 썼습니다. 알 수 있는 만큼 보여 주며 여기서 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>The notes in %1 are damaged: %2. What could be read is shown; before anything is written there, the file is kept as a .bak.</source>
        <translation>%1의 메모가 손상되었습니다: %2. 읽을 수 있는 것을 보여 줍니다. 그곳에 쓰기 전에 파일을 .bak으로 남깁니다.</translation>
    </message>
    <message>
        <source>The notes in %1 were written on another recording (%2). They may point to the wrong places.</source>
        <translation>%1의 메모는 다른 기록(%2)에 쓴 것입니다. 엉뚱한 곳을 가리킬 수 있습니다.</translation>
    </message>
    <message>
        <source>A note was changed here and in another window. Both versions are kept.</source>
        <translation>메모 하나가 여기와 다른 창에서 바뀌었습니다. 두 버전을 모두 남깁니다.</translation>
    </message>
    <message>
        <source>%1 notes were changed here and in another window. Both versions of each are kept.</source>
        <translation>메모 %1개가 여기와 다른 창에서 바뀌었습니다. 각각의 두 버전을 모두 남깁니다.</translation>
    </message>
    <message>
        <source>The folder of this trace cannot be written to. Its notes are kept in %1.</source>
        <translation>이 트레이스의 폴더에 쓸 수 없습니다. 메모는 %1에 저장합니다.</translation>
    </message>
    <message>
        <source>The notes are not saved: neither %1 nor %2 can be written. Is the disk full?</source>
        <translation>메모를 저장하지 못했습니다: %1에도 %2에도 쓸 수 없습니다. 디스크가 가득 찼습니까?</translation>
    </message>
    <message>
        <source>Notes in %1 say something that is not known here: %2. They are shown without it; before anything is written there, the file is kept as a .bak.</source>
        <translation>%1의 메모에 여기서 알 수 없는 내용이 있습니다: %2. 그것을 빼고 보여 줍니다. 그곳에 쓰기 전에 파일을 .bak으로 남깁니다.</translation>
    </message>
    <message>
        <source>The notes are not saved: %1 cannot be read in full, nor kept as a .bak. Move it away, then change a note.</source>
        <translation>메모가 저장되지 않았습니다. %1을(를) 다 읽을 수 없고 .bak으로 남길 수도 없습니다. 파일을 옮긴 뒤 메모를 고치십시오.</translation>
    </message>
</context>
<context>
    <name>lanescope::NoteTool</name>
    <message>
        <source>What is to be seen here?</source>
        <translation>여기서 무엇을 보아야 합니까?</translation>
    </message>
    <message>
        <source>A label, if you like</source>
        <translation>원하면 이름을 쓰십시오</translation>
    </message>
    <message>
        <source>Click where the note belongs. Esc ends it.</source>
        <translation>메모를 둘 곳을 클릭하십시오. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>Click the slice that the note is about. Esc ends it.</source>
        <translation>메모할 슬라이스를 클릭하십시오. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>Drag along the time that the range covers, or click a slice. Esc ends it.</source>
        <translation>범위로 삼을 시간을 따라 끌거나 슬라이스를 클릭하십시오. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>Drag a frame around slices, or click one. Esc ends it.</source>
        <translation>슬라이스 둘레로 틀을 끌거나 하나를 클릭하십시오. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>Click where the arrow leads, or select a slice with the keys and press Enter. Esc ends it.</source>
        <translation>화살표가 가리킬 곳을 클릭하거나, 키로 슬라이스를 고르고 Enter를 누르십시오. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>Drag from where the arrow begins to where it leads. Esc ends it.</source>
        <translation>화살표가 시작할 곳에서 가리킬 곳까지 끄십시오. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>edit note</source>
        <translation>메모 편집</translation>
    </message>
    <message>
        <source>colour note</source>
        <translation>메모 색 바꾸기</translation>
    </message>
    <message>
        <source>move note</source>
        <translation>메모 옮기기</translation>
    </message>
    <message>
        <source>Edit the words</source>
        <translation>글 편집</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Through all lanes</source>
        <translation>모든 레인에 걸쳐</translation>
    </message>
    <message>
        <source>Put the words where there is room</source>
        <translation>글을 빈 곳에 두기</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>주석 달기</translation>
    </message>
    <message>
        <source>Callout on this slice</source>
        <translation>이 슬라이스에 설명</translation>
    </message>
    <message>
        <source>Box around this slice</source>
        <translation>이 슬라이스에 상자</translation>
    </message>
    <message>
        <source>Range of this slice</source>
        <translation>이 슬라이스의 범위</translation>
    </message>
    <message>
        <source>Arrow from here</source>
        <translation>여기서 화살표</translation>
    </message>
    <message>
        <source>Label of the selected range</source>
        <translation>선택한 범위의 이름</translation>
    </message>
    <message>
        <source>Note here</source>
        <translation>여기에 메모</translation>
    </message>
    <message>
        <source>Arrow …</source>
        <translation>화살표 …</translation>
    </message>
    <message>
        <source>Box …</source>
        <translation>상자 …</translation>
    </message>
    <message>
        <source>Range …</source>
        <translation>범위 …</translation>
    </message>
    <message>
        <source>Callout on the selected slice</source>
        <translation>선택한 슬라이스에 설명</translation>
    </message>
    <message>
        <source>Note …</source>
        <translation>메모 …</translation>
    </message>
    <message>
        <source>Callout on a slice …</source>
        <translation>슬라이스에 설명 …</translation>
    </message>
    <message>
        <source>Arrow from the selected slice …</source>
        <translation>선택한 슬라이스에서 화살표 …</translation>
    </message>
    <message>
        <source>Box around the selected slice</source>
        <translation>선택한 슬라이스에 상자</translation>
    </message>
    <message>
        <source>Range of the selected slice</source>
        <translation>선택한 슬라이스의 범위</translation>
    </message>
    <message>
        <source>Note elsewhere …</source>
        <translation>다른 곳에 메모 …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Show notes</source>
        <translation>메모 보이기</translation>
    </message>
    <message>
        <source>Callout on this gap</source>
        <translation>이 갭에 설명</translation>
    </message>
    <message>
        <source>Box around this gap</source>
        <translation>이 갭에 상자</translation>
    </message>
    <message>
        <source>Range of this gap</source>
        <translation>이 갭의 범위</translation>
    </message>
    <message>
        <source>Callout on the selected gap</source>
        <translation>선택한 갭에 설명</translation>
    </message>
    <message>
        <source>Callout on the selected mark</source>
        <translation>선택한 표시에 설명</translation>
    </message>
    <message>
        <source>Arrow from the selected gap …</source>
        <translation>선택한 갭에서 화살표 …</translation>
    </message>
    <message>
        <source>Arrow from the selected mark …</source>
        <translation>선택한 표시에서 화살표 …</translation>
    </message>
    <message>
        <source>Box around the selected gap</source>
        <translation>선택한 갭에 상자</translation>
    </message>
    <message>
        <source>Box around the selected mark</source>
        <translation>선택한 표시에 상자</translation>
    </message>
    <message>
        <source>Range of the selected gap</source>
        <translation>선택한 갭의 범위</translation>
    </message>
    <message>
        <source>Range of the selected mark</source>
        <translation>선택한 표시의 범위</translation>
    </message>
</context>
<context>
    <name>lanescope::Notes</name>
    <message>
        <source>add note</source>
        <translation>메모 추가</translation>
    </message>
    <message>
        <source>delete note</source>
        <translation>메모 삭제</translation>
    </message>
    <message>
        <source>delete %1 notes</source>
        <translation>메모 %1개 삭제</translation>
    </message>
</context>
<context>
    <name>lanescope::NotesDesk</name>
    <message>
        <source>List of notes</source>
        <translation>메모 목록</translation>
    </message>
</context>
<context>
    <name>lanescope::NotesPanel</name>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Change the words of the note (F2)</source>
        <translation>메모의 글 바꾸기 (F2)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Delete the selected notes (Del); Ctrl+Z brings them back</source>
        <translation>선택한 메모 삭제 (Del). Ctrl+Z로 되살립니다</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>글</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>At</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>No notes yet. Select a slice and press N, or drag with Shift to select a range and press N: then write. Annotate above the timeline has arrows and boxes, the pin of a verdict puts it there, too.</source>
        <translation>아직 메모가 없습니다. 슬라이스를 선택하고 N을 누르거나, Shift를 누르고 끌어 범위를 선택한 뒤 N을 누르고 쓰십시오. 타임라인 위의 주석 달기에 화살표와 상자가 있고, 판정의 핀도 그 판정을 그곳에 붙입니다.</translation>
    </message>
    <message>
        <source>all lanes</source>
        <translation>모든 레인</translation>
    </message>
    <message>
        <source>no words</source>
        <translation>글 없음</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>1 note</source>
        <translation>메모 1개</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>메모 %1개</translation>
    </message>
    <message>
        <source>kept in %1</source>
        <translation>%1에 저장됨</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>메모 %1</translation>
    </message>
</context>
<context>
    <name>lanescope::Overview</name>
    <message>
        <source>Overview of the whole trace</source>
        <translation>전체 트레이스의 개요</translation>
    </message>
</context>
<context>
    <name>lanescope::PanelArea</name>
    <message>
        <source>Panels</source>
        <translation>패널</translation>
    </message>
    <message>
        <source>All panels</source>
        <translation>모든 패널</translation>
    </message>
    <message>
        <source>Show the panels (Ctrl+J)</source>
        <translation>패널 보이기 (Ctrl+J)</translation>
    </message>
    <message>
        <source>Fold the panels (Ctrl+J)</source>
        <translation>패널 접기 (Ctrl+J)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>lanescope::PartsView</name>
    <message>
        <source>Shares of the time without the profiler’s doing; its own part is shown, and left out of all of them.</source>
        <translation>프로파일러가 한 일을 뺀 시간에서의 비율입니다. 프로파일러의 몫은 표시하되 모든 비율에서 뺍니다.</translation>
    </message>
</context>
<context>
    <name>lanescope::PictureDialog</name>
    <message>
        <source>Export picture</source>
        <translation>그림 내보내기</translation>
    </message>
    <message>
        <source>The picture, smaller</source>
        <translation>작게 본 그림</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1배</translation>
    </message>
    <message>
        <source>Pixels of a PNG for each pixel of the size. SVG and PDF are sharp at every size.</source>
        <translation>크기의 픽셀마다 PNG의 픽셀 수입니다. SVG와 PDF는 어떤 크기에서도 선명합니다.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>해상도</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>범례</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation>저장 …</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf)</source>
        <translation>그림 (*.png *.svg *.pdf)</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>그림이 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>The picture into the clipboard</source>
        <translation>그림을 클립보드로</translation>
    </message>
    <message>
        <source>As PNG, SVG or PDF, by the ending of the name</source>
        <translation>이름의 확장자에 따라 PNG, SVG 또는 PDF로</translation>
    </message>
    <message>
        <source>Those in view</source>
        <translation>보이는 것</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>창과 같게</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>직접 정한 크기</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>너비(픽셀)</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>높이(픽셀)</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>창의 색</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Title line</source>
        <translation>제목 줄</translation>
    </message>
    <message>
        <source>Chain of the selection</source>
        <translation>선택의 체인</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>눈금자</translation>
    </message>
    <message>
        <source>Why the GPU was idle</source>
        <translation>GPU가 쉰 이유</translation>
    </message>
    <message>
        <source>Lane names</source>
        <translation>레인 이름</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>The view, %1</source>
        <translation>보이는 부분, %1</translation>
    </message>
    <message>
        <source>The selected range, %1</source>
        <translation>선택한 범위, %1</translation>
    </message>
    <message>
        <source>The whole trace</source>
        <translation>전체 트레이스</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>스텝 %1</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 픽셀</translation>
    </message>
    <message>
        <source>Painting %1 …</source>
        <translation>%1 그리는 중 …</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>취소했습니다. 쓴 것은 없습니다.</translation>
    </message>
    <message>
        <source>This picture is too large for the clipboard. Save it, or choose a lower resolution.</source>
        <translation>이 그림은 클립보드에 담기에 너무 큽니다. 저장하거나 더 낮은 해상도를 고르십시오.</translation>
    </message>
    <message>
        <source>All, folded to fit</source>
        <translation>모두, 들어가게 접어서</translation>
    </message>
    <message>
        <source>All, as high as needed</source>
        <translation>모두, 필요한 높이만큼</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>What limits the run, and what was found below it</source>
        <translation>실행을 제한하는 것과 그 아래에서 찾은 것</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2에서 %3까지</translation>
    </message>
    <message>
        <source>1 lane is not in it</source>
        <translation>레인 1개는 빠짐</translation>
    </message>
    <message>
        <source>%1 lanes are not in it</source>
        <translation>레인 %1개는 빠짐</translation>
    </message>
    <message>
        <source>a picture is %1 to %2 wide and %3 to %2 high</source>
        <translation>그림의 너비는 %1에서 %2까지, 높이는 %3에서 %2까지</translation>
    </message>
</context>
<context>
    <name>lanescope::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>환경 설정</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>모든 단축키</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>데스크톱과 같게</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>From the next start of Lanescope on.</source>
        <translation>Lanescope를 다음에 시작할 때부터.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>In a new window</source>
        <translation>새 창에</translation>
    </message>
    <message>
        <source>In the window used last</source>
        <translation>마지막에 쓴 창에</translation>
    </message>
    <message>
        <source>In a program of its own</source>
        <translation>별도의 프로그램에</translation>
    </message>
    <message>
        <source>What a double click on a trace does while Lanescope is running</source>
        <translation>Lanescope가 실행 중일 때 트레이스를 두 번 클릭하면 하는 일</translation>
    </message>
    <message>
        <source>The next file opens</source>
        <translation>다음 파일을 여는 곳</translation>
    </message>
    <message>
        <source>Begin with the traces that were open last</source>
        <translation>마지막에 열려 있던 트레이스로 시작</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Built-in limits</source>
        <translation>내장된 한계</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>고르기 …</translation>
    </message>
    <message>
        <source>Limits of your own</source>
        <translation>직접 정한 한계</translation>
    </message>
    <message>
        <source>JSON (*.json);;All files (*)</source>
        <translation>JSON (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>A JSON file such as {"compute_bound": 0.75}; every verdict lists the limits that it was held against.</source>
        <translation>{"compute_bound": 0.75}와 같은 JSON 파일입니다. 판정마다 비교한 한계가 나열됩니다.</translation>
    </message>
    <message>
        <source>Every verdict is held against these.</source>
        <translation>모든 판정을 이것과 비교합니다.</translation>
    </message>
    <message>
        <source>The built-in limits are used instead.</source>
        <translation>대신 내장된 한계를 씁니다.</translation>
    </message>
    <message>
        <source>Source code</source>
        <translation>소스 코드</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>편집기</translation>
    </message>
    <message>
        <source>Add …</source>
        <translation>추가 …</translation>
    </message>
    <message>
        <source>A folder with source code</source>
        <translation>소스 코드 폴더</translation>
    </message>
    <message>
        <source>Source folders</source>
        <translation>소스 폴더</translation>
    </message>
    <message>
        <source>A line of a call stack, in the details, opens there. The folders say where programs lie on this machine that were recorded on another.</source>
        <translation>세부 정보에 있는 호출 스택의 줄이 그곳에서 열립니다. 폴더는 다른 컴퓨터에서 기록한 프로그램이 이 컴퓨터의 어디에 있는지 알려 줍니다.</translation>
    </message>
</context>
<context>
    <name>lanescope::RangeSaver</name>
    <message>
        <source>Save the range as a trace</source>
        <translation>범위를 트레이스로 저장</translation>
    </message>
    <message>
        <source>Traces (*.json *.json.gz)</source>
        <translation>트레이스 (*.json *.json.gz)</translation>
    </message>
    <message>
        <source>Saving %1 …</source>
        <translation>%1 저장하는 중 …</translation>
    </message>
    <message>
        <source>%1 of the trace, %2 slices, are in %3.</source>
        <translation>트레이스의 %1, 슬라이스 %2개를 %3에 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>lanescope::RankLanes</name>
    <message>
        <source>Ranks</source>
        <translation>랭크</translation>
    </message>
    <message>
        <source>last %1 of %2</source>
        <translation>마지막 %2번 중 %1번</translation>
    </message>
    <message>
        <source>waits %1 a step</source>
        <translation>스텝당 %1 대기</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>중간에 끊김</translation>
    </message>
</context>
<context>
    <name>lanescope::RanksJob</name>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>%1: 읽을 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>lanescope::RanksPanel</name>
    <message>
        <source>Which part of the ranks</source>
        <translation>랭크의 어느 부분</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>발견한 것</translation>
    </message>
    <message>
        <source>Load balance</source>
        <translation>부하 균형</translation>
    </message>
    <message>
        <source>Last by step</source>
        <translation>스텝별 마지막</translation>
    </message>
    <message>
        <source>Collectives</source>
        <translation>집합 통신</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>종류별</translation>
    </message>
    <message>
        <source>Who keeps the others waiting, and what it does meanwhile</source>
        <translation>누가 나머지를 기다리게 하고 그동안 무엇을 하는지</translation>
    </message>
    <message>
        <source>How a step of each rank divides</source>
        <translation>랭크마다 스텝이 어떻게 나뉘는지</translation>
    </message>
    <message>
        <source>Which rank came last in which step</source>
        <translation>어느 랭크가 어느 스텝에서 마지막이었는지</translation>
    </message>
    <message>
        <source>Every collective over the ranks</source>
        <translation>랭크에 걸친 모든 집합 통신</translation>
    </message>
    <message>
        <source>Collectives by name: bytes and bandwidth</source>
        <translation>이름별 집합 통신: 바이트와 대역폭</translation>
    </message>
    <message>
        <source>What the ranks tell</source>
        <translation>랭크들이 알려 주는 것</translation>
    </message>
    <message>
        <source>The ranks are being read …</source>
        <translation>랭크를 읽는 중 …</translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <translation>%1에 필요한 것: %2.</translation>
    </message>
    <message>
        <source>Nothing to show.</source>
        <translation>보여 줄 것이 없습니다.</translation>
    </message>
    <message>
        <source>All findings</source>
        <translation>모든 발견</translation>
    </message>
</context>
<context>
    <name>lanescope::RanksView</name>
    <message>
        <source>Reading ranks</source>
        <translation>랭크 읽는 중</translation>
    </message>
    <message>
        <source>Only this rank</source>
        <translation>이 랭크만</translation>
    </message>
    <message>
        <source>Shows the rank that is looked at alone</source>
        <translation>보고 있는 랭크만 보여 줍니다</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>랭크</translation>
    </message>
    <message>
        <source>The trace of %1 is not here: %2. Its report alone is shown.</source>
        <translation>%1의 트레이스가 여기 없습니다: %2. 보고서만 보여 줍니다.</translation>
    </message>
    <message>
        <source>Reading ranks: %1 of %2</source>
        <translation>랭크 읽는 중: %2개 중 %1개</translation>
    </message>
    <message>
        <source>Close ranks</source>
        <translation>랭크 닫기</translation>
    </message>
    <message>
        <source>Shows the timeline alone</source>
        <translation>타임라인만 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>lanescope::Ruler</name>
    <message>
        <source>step %1</source>
        <translation>스텝 %1</translation>
    </message>
    <message>
        <source>step %1, %2
Click to show it</source>
        <translation>스텝 %1, %2
클릭하면 보입니다</translation>
    </message>
</context>
<context>
    <name>lanescope::SavingDialog</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>lanescope::Schematic</name>
    <message>
        <source>Example picture</source>
        <translation>예시 그림</translation>
    </message>
</context>
<context>
    <name>lanescope::ScopeSwitch</name>
    <message>
        <source>Which part of the trace</source>
        <translation>트레이스의 어느 부분</translation>
    </message>
    <message>
        <source>Which part of the trace: %1</source>
        <translation>트레이스의 어느 부분: %1</translation>
    </message>
    <message>
        <source>Being made</source>
        <translation>만드는 중</translation>
    </message>
</context>
<context>
    <name>lanescope::SearchField</name>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>검색 (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
    <message>
        <source>Finds slices by their name. Enter: the next one, Shift+Enter: the one before, Esc: done</source>
        <translation>이름으로 슬라이스를 찾습니다. Enter: 다음 것, Shift+Enter: 앞의 것, Esc: 끝</translation>
    </message>
</context>
<context>
    <name>lanescope::SearchModel</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>길이</translation>
    </message>
</context>
<context>
    <name>lanescope::SearchPanel</name>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Capitals matter</source>
        <translation>대소문자 구별</translation>
    </message>
    <message>
        <source>.*</source>
        <translation>.*</translation>
    </message>
    <message>
        <source>The text is a regular expression</source>
        <translation>텍스트가 정규식임</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>인자</translation>
    </message>
    <message>
        <source>Looks into the arguments of the events, too, as they stand in the file. Reads all of it again</source>
        <translation>파일에 있는 그대로의 이벤트 인자에서도 찾습니다. 파일 전체를 다시 읽습니다</translation>
    </message>
    <message>
        <source>On which lanes to search</source>
        <translation>어느 레인에서 찾을지</translation>
    </message>
    <message>
        <source>The hit before (Shift+F3)</source>
        <translation>이전 결과 (Shift+F3)</translation>
    </message>
    <message>
        <source>The next hit (F3)</source>
        <translation>다음 결과 (F3)</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>찾은 것</translation>
    </message>
    <message>
        <source>Copy the name</source>
        <translation>이름 복사</translation>
    </message>
    <message>
        <source>All lanes</source>
        <translation>모든 레인</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU 스레드</translation>
    </message>
    <message>
        <source>GPU streams</source>
        <translation>GPU 스트림</translation>
    </message>
    <message>
        <source>Profiler</source>
        <translation>프로파일러</translation>
    </message>
    <message>
        <source>This is no pattern yet: %1, at character %2.</source>
        <translation>아직 패턴이 아닙니다: %1, %2번째 글자.</translation>
    </message>
    <message>
        <source>Reading the arguments: %1 of %2 slices …</source>
        <translation>인자를 읽는 중: 슬라이스 %2개 중 %1개 …</translation>
    </message>
    <message>
        <source>Type a part of a name: all that has it is marked in the lanes.</source>
        <translation>이름의 일부를 입력하십시오. 그것이 있는 모든 것을 레인에 표시합니다.</translation>
    </message>
    <message>
        <source>No slice has this in its name or its arguments.</source>
        <translation>이름이나 인자에 이것이 있는 슬라이스가 없습니다.</translation>
    </message>
    <message>
        <source>No slice has this in its name.</source>
        <translation>이름에 이것이 있는 슬라이스가 없습니다.</translation>
    </message>
    <message>
        <source>No slice of these lanes has this in its name.</source>
        <translation>이 레인들에는 이름에 이것이 있는 슬라이스가 없습니다.</translation>
    </message>
    <message>
        <source>1 slice</source>
        <translation>슬라이스 1개</translation>
    </message>
    <message>
        <source>%1 slices</source>
        <translation>슬라이스 %1개</translation>
    </message>
    <message>
        <source>of %1 names</source>
        <translation>이름 %1가지</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>%1 걸림</translation>
    </message>
    <message>
        <source>take %1 together</source>
        <translation>모두 %1 걸림</translation>
    </message>
    <message>
        <source>%1 with what overlaps counted once</source>
        <translation>겹치는 것을 한 번만 세면 %1</translation>
    </message>
    <message>
        <source>Listed are %1 to %2.</source>
        <translation>%1번째부터 %2번째까지 나열합니다.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>What was found in %1</source>
        <translation>%1에서 찾은 것</translation>
    </message>
</context>
<context>
    <name>lanescope::SketchView</name>
    <message>
        <source>+ 1 lane</source>
        <translation>+ 레인 1개</translation>
    </message>
    <message>
        <source>+ %1 lanes</source>
        <translation>+ 레인 %1개</translation>
    </message>
    <message>
        <source>A picture of what has been read so far</source>
        <translation>지금까지 읽은 부분의 그림</translation>
    </message>
</context>
<context>
    <name>lanescope::StatusLine</name>
    <message>
        <source>What was met in the file</source>
        <translation>파일에서 만난 것</translation>
    </message>
    <message>
        <source>%1: what was met in the file</source>
        <translation>%1: 파일에서 만난 것</translation>
    </message>
</context>
<context>
    <name>lanescope::StepStrip</name>
    <message>
        <source>all</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Step times, B minus A</source>
        <translation>스텝 시간, B에서 A를 뺀 값</translation>
    </message>
    <message>
        <source>A %1: %2. B %3: %4. Difference %5.</source>
        <translation>A %1: %2. B %3: %4. 차이 %5.</translation>
    </message>
    <message>
        <source>B − A, each step</source>
        <translation>B − A, 스텝마다</translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation>최대 %1</translation>
    </message>
</context>
<context>
    <name>lanescope::StreamBars</name>
    <message>
        <source>busy</source>
        <extracomment>ui/panels/streambars.cpp</extracomment>
        <translation>사용</translation>
    </message>
    <message>
        <source>waits for launches</source>
        <extracomment>ui/panels/streambars.cpp</extracomment>
        <translation>런치 대기</translation>
    </message>
    <message>
        <source>between kernels</source>
        <extracomment>ui/panels/streambars.cpp</extracomment>
        <translation>커널 사이</translation>
    </message>
    <message>
        <source>other idle</source>
        <extracomment>ui/panels/streambars.cpp</extracomment>
        <translation>기타 유휴</translation>
    </message>
    <message>
        <source>profiler</source>
        <extracomment>ui/panels/streambars.cpp</extracomment>
        <translation>프로파일러</translation>
    </message>
    <message>
        <source>before and after</source>
        <extracomment>ui/panels/streambars.cpp</extracomment>
        <translation>앞과 뒤</translation>
    </message>
    <message>
        <source>Where the time of each stream went</source>
        <translation>각 스트림의 시간이 어디에 쓰였는지</translation>
    </message>
</context>
<context>
    <name>lanescope::TableGroup</name>
    <message>
        <source>Which table</source>
        <translation>어느 표</translation>
    </message>
</context>
<context>
    <name>lanescope::TablePanel</name>
    <message>
        <source>Without the profiler</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>프로파일러 제외</translation>
    </message>
    <message>
        <source>Leaves out what the profiler itself cost, and counts no GPU time twice</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>프로파일러 자체의 비용을 빼고, GPU 시간을 두 번 세지 않습니다</translation>
    </message>
    <message>
        <source>By shape</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>모양별</translation>
    </message>
    <message>
        <source>A row for each combination of input shapes</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>입력 모양의 조합마다 한 행</translation>
    </message>
    <message>
        <source>Sound only</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>올바른 것만</translation>
    </message>
    <message>
        <source>Leaves out work whose recorded times cannot be right</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>기록된 시간이 옳을 수 없는 작업을 뺍니다</translation>
    </message>
    <message>
        <source>By launch</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>런치 구성별</translation>
    </message>
    <message>
        <source>A row for each launch geometry: grid, block, registers, shared memory</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>런치 구성(그리드, 블록, 레지스터, 공유 메모리)마다 한 행</translation>
    </message>
    <message>
        <source>By class</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>클래스별</translation>
    </message>
    <message>
        <source>Linear_0 and Linear_1 in one row</source>
        <extracomment>ui/panels/tablepanel.cpp</extracomment>
        <translation>Linear_0과 Linear_1을 한 행으로</translation>
    </message>
    <message>
        <source>Self CPU total %1.</source>
        <translation>자체 CPU 합계 %1.</translation>
    </message>
    <message>
        <source>Self GPU total %1.</source>
        <translation>자체 GPU 합계 %1.</translation>
    </message>
    <message>
        <source>The table is being made</source>
        <translation>표를 만드는 중입니다</translation>
    </message>
    <message>
        <source>The row's previous slice in the timeline (,)</source>
        <translation>타임라인에서 이 행의 이전 슬라이스 (,)</translation>
    </message>
    <message>
        <source>The row's next slice in the timeline (.)</source>
        <translation>타임라인에서 이 행의 다음 슬라이스 (.)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>1 slice</source>
        <translation>슬라이스 1개</translation>
    </message>
    <message>
        <source>%1 slices</source>
        <translation>슬라이스 %1개</translation>
    </message>
    <message>
        <source>Adding up …</source>
        <translation>더하는 중 …</translation>
    </message>
    <message>
        <source>There is nothing of this in the selected part of the trace.</source>
        <translation>트레이스의 선택한 부분에는 이런 것이 없습니다.</translation>
    </message>
    <message>
        <source>No row holds “%1”.</source>
        <translation>“%1”이(가) 있는 행이 없습니다.</translation>
    </message>
</context>
<context>
    <name>lanescope::TableScope</name>
    <message>
        <source>Whole run</source>
        <translation>전체 실행</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>스텝 %1</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>스텝</translation>
    </message>
    <message>
        <source>Steady steps</source>
        <translation>안정 스텝</translation>
    </message>
    <message>
        <source>Range %1</source>
        <translation>범위 %1</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>Everything that was recorded</source>
        <translation>기록된 모든 것</translation>
    </message>
    <message>
        <source>What starts on the CPU in the step that the timeline shows, and the GPU work launched from it. It follows the timeline: [ and ] go to another one.</source>
        <translation>타임라인에 보이는 스텝에서 CPU에서 시작하는 것과 거기서 런치된 GPU 작업입니다. 타임라인을 따라가며, [ 와 ] 로 다른 스텝으로 갑니다.</translation>
    </message>
    <message>
        <source>All steps but the first two, of fewer than four all but the first: what repeats</source>
        <translation>처음 둘을 뺀 모든 스텝(넷보다 적으면 첫 스텝만 뺌): 반복되는 부분</translation>
    </message>
    <message>
        <source>What starts in the selected range. Drag with Shift in the timeline to select one.</source>
        <translation>선택한 범위에서 시작하는 것입니다. 타임라인에서 Shift를 누르고 끌어 선택합니다.</translation>
    </message>
    <message>
        <source>This part</source>
        <translation>이 부분</translation>
    </message>
    <message>
        <source>The range that this part of a recording was saved for. What else the file holds is only there so that its numbers are the same as in the whole recording.</source>
        <translation>기록의 이 부분을 저장할 때 고른 범위입니다. 파일에 있는 나머지는 그 값들이 전체 기록에서와 같도록 하기 위한 것뿐입니다.</translation>
    </message>
</context>
<context>
    <name>lanescope::TableView</name>
    <message>
        <source>Copy all rows</source>
        <translation>모든 행 복사</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>행 복사</translation>
    </message>
    <message>
        <source>Copy the cell</source>
        <translation>셀 복사</translation>
    </message>
    <message>
        <source>Previous in the timeline</source>
        <translation>타임라인에서 이전</translation>
    </message>
    <message>
        <source>Next in the timeline</source>
        <translation>타임라인에서 다음</translation>
    </message>
    <message>
        <source>Columns …</source>
        <translation>열 …</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>선택한 행 복사</translation>
    </message>
    <message>
        <source>Save as CSV …</source>
        <translation>CSV로 저장 …</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>표 저장</translation>
    </message>
    <message>
        <source>Comma-separated values (*.csv);;All files (*)</source>
        <translation>쉼표로 구분한 값 (*.csv);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The table could not be saved to %1: %2.</source>
        <translation>표를 %1에 저장할 수 없습니다: %2.</translation>
    </message>
</context>
<context>
    <name>lanescope::TextLabel</name>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>lanescope::TimeScrollBar</name>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
</context>
<context>
    <name>lanescope::TimelineView</name>
    <message>
        <source>What times are counted from</source>
        <translation>시간을 세기 시작하는 곳</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Lanes of the trace. Comma and full stop go to the previous and next slice of a row.</source>
        <translation>트레이스의 레인입니다. 쉼표와 마침표로 행의 이전, 다음 슬라이스로 갑니다.</translation>
    </message>
    <message>
        <source>whole trace</source>
        <translation>전체 트레이스</translation>
    </message>
    <message>
        <source>%1 slices; the longest:</source>
        <translation>슬라이스 %1개, 가장 긴 것:</translation>
    </message>
    <message>
        <source>starts at %1</source>
        <translation>%1에 시작</translation>
    </message>
    <message>
        <source>%1 marks; the first:</source>
        <translation>표시 %1개, 첫째:</translation>
    </message>
    <message>
        <source>%1 spans; the longest:</source>
        <translation>구간 %1개, 가장 긴 것:</translation>
    </message>
    <message>
        <source>, end not in the file</source>
        <translation>, 끝이 파일에 없음</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>%1에</translation>
    </message>
    <message>
        <source>Zoom to this slice</source>
        <translation>이 슬라이스로 확대</translation>
    </message>
    <message>
        <source>Copy the name</source>
        <translation>이름 복사</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>레인</translation>
    </message>
    <message>
        <source>Show the whole trace</source>
        <translation>전체 트레이스 보기</translation>
    </message>
    <message>
        <source>Stop measuring</source>
        <translation>재기 멈춤</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>재기</translation>
    </message>
    <message>
        <source>Lines from all launches in view</source>
        <translation>보이는 모든 런치의 선</translation>
    </message>
    <message>
        <source>Move smoothly</source>
        <translation>부드럽게 움직이기</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>그림 내보내기…</translation>
    </message>
    <message>
        <source>Copy command for this view</source>
        <translation>이 보기의 명령 복사</translation>
    </message>
    <message>
        <source>Save range as trace…</source>
        <translation>범위를 트레이스로 저장…</translation>
    </message>
    <message>
        <source>Save view as trace…</source>
        <translation>보이는 부분을 트레이스로 저장…</translation>
    </message>
    <message>
        <source>this part</source>
        <translation>이 부분</translation>
    </message>
    <message>
        <source>Zoom to this gap</source>
        <translation>이 갭으로 확대</translation>
    </message>
</context>
<context>
    <name>lanescope::TopBar</name>
    <message>
        <source>Previous step ([)</source>
        <translation>이전 스텝 ([)</translation>
    </message>
    <message>
        <source>Next step (])</source>
        <translation>다음 스텝 (])</translation>
    </message>
    <message>
        <source>#%1 · %2 of %3</source>
        <translation>#%1 · %3 중 %2</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>맞춤</translation>
    </message>
    <message>
        <source>Fit the selection (F)</source>
        <translation>선택한 것에 맞추기 (F)</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Show the whole trace (0)</source>
        <translation>전체 트레이스 보기 (0)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Open a trace, a recent one or a sample</source>
        <translation>트레이스, 최근 트레이스 또는 샘플 열기</translation>
    </message>
    <message>
        <source>All keys, and how to read a trace (?)</source>
        <translation>모든 단축키와 트레이스 읽는 법 (?)</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>밝게 또는 어둡게</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>주석 달기</translation>
    </message>
    <message>
        <source>Write on the timeline: notes, callouts, arrows, boxes, ranges (N)</source>
        <translation>타임라인에 쓰기: 메모, 설명, 화살표, 상자, 범위 (N)</translation>
    </message>
    <message>
        <source>What is shown as a picture, as a command line, or as a trace of its own</source>
        <translation>보이는 내용을 그림, 명령줄, 또는 별도의 트레이스로</translation>
    </message>
</context>
<context>
    <name>lanescope::TraceDocument</name>
    <message>
        <source>Opening the file</source>
        <translation>파일 여는 중</translation>
    </message>
    <message>
        <source>Reading: %1 of %2, %3 events</source>
        <translation>읽는 중: %2 중 %1, 이벤트 %3개</translation>
    </message>
    <message>
        <source>Reading: %1 events</source>
        <translation>읽는 중: 이벤트 %1개</translation>
    </message>
    <message>
        <source>Building lanes: %1 events</source>
        <translation>레인 만드는 중: 이벤트 %1개</translation>
    </message>
    <message>
        <source>Linking launches to kernels</source>
        <translation>런치와 커널을 잇는 중</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>그리는 중</translation>
    </message>
</context>
<context>
    <name>lanescope::VerdictCard</name>
    <message>
        <source>At most this much time of each step is lost to it</source>
        <translation>스텝마다 많아야 이만큼의 시간을 잃습니다</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>보기: %1</translation>
    </message>
    <message>
        <source>Go to the place in the timeline that proves it</source>
        <translation>타임라인에서 이를 증명하는 곳으로 갑니다</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>할 일</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation>할 일: %1</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>이전 위치</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>다음 위치</translation>
    </message>
    <message>
        <source>Why it might be wrong</source>
        <translation>틀릴 수 있는 이유</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Held against</source>
        <translation>비교 기준</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>간단히</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 중 %1</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>표시됨: %1</translation>
    </message>
    <message>
        <source>More about it: %1</source>
        <translation>더 알아보기: %1</translation>
    </message>
    <message>
        <source>More about it</source>
        <translation>더 알아보기</translation>
    </message>
    <message>
        <source>Advice, and why it might be wrong</source>
        <translation>조언, 그리고 틀릴 수 있는 이유</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>이유: %1</translation>
    </message>
    <message>
        <source>What it means, how it is computed, how to check it by hand, with a picture</source>
        <translation>무슨 뜻인지, 어떻게 계산하는지, 직접 확인하는 법을 그림과 함께</translation>
    </message>
    <message>
        <source>Pin to the timeline: %1</source>
        <translation>타임라인에 고정: %1</translation>
    </message>
    <message>
        <source>Pin it to the timeline as a note, at its proof</source>
        <translation>그 근거 위치에 메모로 타임라인에 고정</translation>
    </message>
    <message>
        <source>Copy this verdict as Markdown</source>
        <translation>이 판정을 Markdown으로 복사</translation>
    </message>
    <message>
        <source>Copy as Markdown: %1</source>
        <translation>Markdown으로 복사: %1</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown으로 복사</translation>
    </message>
</context>
<context>
    <name>lanescope::VerdictHelpPage</name>
    <message>
        <source>An example, not this trace.</source>
        <translation>예시이며 이 트레이스가 아닙니다.</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>무슨 뜻인가</translation>
    </message>
    <message>
        <source>How it is computed</source>
        <translation>계산하는 법</translation>
    </message>
    <message>
        <source>Check it by hand</source>
        <translation>직접 확인하기</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>할 일</translation>
    </message>
    <message>
        <source>In general: %1</source>
        <translation>일반적으로: %1</translation>
    </message>
    <message>
        <source>Why it might be wrong</source>
        <translation>틀릴 수 있는 이유</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Markdown으로 복사</translation>
    </message>
    <message>
        <source>The numbers here</source>
        <translation>여기의 숫자</translation>
    </message>
    <message>
        <source>Held against</source>
        <translation>비교 기준</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>출처: %1</translation>
    </message>
    <message>
        <source>at %1 · %2</source>
        <translation>%1에 · %2</translation>
    </message>
    <message>
        <source>Go there in the timeline</source>
        <translation>타임라인에서 그곳으로 가기</translation>
    </message>
    <message>
        <source>and %1 more: Show steps through all of them.</source>
        <translation>외 %1개: 보기를 누르면 하나씩 모두 지나갑니다.</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>돌아가기: %1</translation>
    </message>
</context>
<context>
    <name>lanescope::VerdictPanel</name>
    <message>
        <source>Verdicts</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Looking for what limits the run …</source>
        <translation>실행을 제한하는 것을 찾는 중 …</translation>
    </message>
    <message>
        <source>Not decidable here</source>
        <translation>여기서 판단할 수 없는 것</translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <translation>%1에 필요한 것: %2.</translation>
    </message>
    <message>
        <source>What limits it</source>
        <translation>제한하는 것</translation>
    </message>
    <message>
        <source>Copy the whole report as Markdown, for an issue or a pull request</source>
        <translation>이슈나 풀 리퀘스트에 쓰도록 보고서 전체를 Markdown으로 복사</translation>
    </message>
    <message>
        <source>Copy the whole report as Markdown</source>
        <translation>보고서 전체를 Markdown으로 복사</translation>
    </message>
    <message>
        <source>What serves as a step</source>
        <translation>스텝 역할을 하는 것</translation>
    </message>
    <message>
        <source>What repeats and takes most time</source>
        <translation>가장 시간이 많이 드는 반복</translation>
    </message>
    <message>
        <source>ProfilerStep, as recorded</source>
        <translation>기록된 ProfilerStep</translation>
    </message>
    <message>
        <source>%1 · %2 times</source>
        <translation>%1 · %2번</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>만약에</translation>
    </message>
    <message>
        <source>What a step would take without a cause, by a replay of the steady steps</source>
        <translation>안정 스텝의 재생으로 구한, 한 원인이 없을 때의 스텝</translation>
    </message>
    <message>
        <source>All verdicts</source>
        <translation>모든 판정</translation>
    </message>
</context>
<context>
    <name>lanescope::WalkCard</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>The step before (←)</source>
        <translation>이전 단계 (←)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>The next step (→)</source>
        <translation>다음 단계 (→)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>마침</translation>
    </message>
    <message>
        <source>End the walk (Esc)</source>
        <translation>안내 끝내기 (Esc)</translation>
    </message>
    <message>
        <source>End the walk</source>
        <translation>안내 끝내기</translation>
    </message>
    <message>
        <source>How to read a trace · %1 of %2</source>
        <translation>트레이스 읽는 법 · %2 중 %1</translation>
    </message>
</context>
<context>
    <name>lanescope::WelcomePage</name>
    <message>
        <source>Drop a torch.profiler trace here</source>
        <translation>torch.profiler 트레이스를 여기에 놓으십시오</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>파일 열기 …</translation>
    </message>
    <message>
        <source>Open a trace (Ctrl+O)</source>
        <translation>트레이스 열기 (Ctrl+O)</translation>
    </message>
    <message>
        <source>.pt.trace.json and .pt.trace.json.gz, of any size. Nothing leaves this computer.</source>
        <translation>.pt.trace.json과 .pt.trace.json.gz, 크기 제한 없음. 이 컴퓨터 밖으로 나가는 것은 없습니다.</translation>
    </message>
    <message>
        <source>NEW TO TRACES?</source>
        <translation>트레이스가 처음입니까?</translation>
    </message>
    <message>
        <source>How to read a trace</source>
        <translation>트레이스 읽는 법</translation>
    </message>
    <message>
        <source>A short walk through small traces, a few sentences at each place.</source>
        <translation>작은 트레이스들을 둘러보는 짧은 안내입니다. 곳마다 몇 문장입니다.</translation>
    </message>
    <message>
        <source>SAMPLES</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>RECENT FILES</source>
        <translation>최근 파일</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1과(와) %2 비교</translation>
    </message>
</context>
<context>
    <name>lanescope::WhatIfView</name>
    <message>
        <source>What if</source>
        <translation>만약에</translation>
    </message>
    <message>
        <source>A step now, without the profiler</source>
        <translation>지금의 스텝, 프로파일러 제외</translation>
    </message>
    <message>
        <source>The steady steps are replayed: each call and each piece of GPU work begins as soon as what it waits for allows. With nothing taken out the replay gives %1 a step; %2 were recorded. What it gives is a limit, not a promise.</source>
        <translation>안정 스텝을 재생합니다. 각 호출과 각 GPU 작업은 기다리는 것이 허락하는 즉시 시작합니다. 아무것도 빼지 않으면 재생은 스텝당 %1이고, 기록은 %2입니다. 결과는 한계이지 약속이 아닙니다.</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>What this assumes</source>
        <translation>가정하는 것</translation>
    </message>
</context>
</TS>
