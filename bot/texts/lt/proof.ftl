### Dalijimų antspaudai.
### A draft: no native speaker has read this file yet.

board-sealed = Dalijimo { $hand } antspaudas: <code>{ $commitment }</code>
board-opened = Dalijimo { $hand } antspaudas atidarytas: <code>{ $secret }</code>
board-verify = Visi šio stalo antspaudai, atidaryti: <code>/verify { $code }</code>
