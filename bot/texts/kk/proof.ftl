### Таратулардың мөрі.
### A draft: no native speaker has read this file yet.

board-sealed = { $hand }-тарату мөрі: <code>{ $commitment }</code>
board-opened = { $hand }-тарату мөрі ашылды: <code>{ $secret }</code>
board-verify = Осы үстелдің ашылған барлық мөрлері: <code>/verify { $code }</code>
