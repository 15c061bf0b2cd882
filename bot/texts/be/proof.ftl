### Пячаткі раздач.
### A draft: no native speaker has read this file yet.

board-sealed = Пячатка раздачы { $hand }: <code>{ $commitment }</code>
board-opened = Пячатка раздачы { $hand } адкрыта: <code>{ $secret }</code>
board-verify = Усе пячаткі гэтага стала, адкрытыя: <code>/verify { $code }</code>
