import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'

const STYLE = `
:root{color-scheme:light dark;--ink:#1b2430;--soft:#5b6675;--line:#dde3ea;--back:#f4f6f9;--card:#fff;--act:#0f5ec2;--good:#1b6e3c;--warn:#8a5300;--bad:#b3261e;--code:#eef2f7}
@media (prefers-color-scheme:dark){:root{--ink:#e6ebf2;--soft:#a5b1c0;--line:#313b48;--back:#12171e;--card:#1a212b;--act:#8ab8ff;--good:#7fd3a0;--warn:#f0b35a;--bad:#ff9a92;--code:#232c38}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:14px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
header{background:var(--card);border-bottom:1px solid var(--line)}
header>div,main{max-width:1080px;margin:0 auto;padding:12px 20px}
header>div{display:flex;gap:12px;align-items:baseline;flex-wrap:wrap;min-height:56px;padding-top:16px}
header a{font-size:18px;font-weight:700;text-decoration:none}
main{padding-bottom:48px}
h1{font-size:20px;margin:20px 0 4px}h2{font-size:16px;margin:28px 0 8px}h3{font-size:13px;margin:16px 0 4px}
a{color:var(--act)}p{margin:4px 0 12px}.soft{color:var(--soft)}
.card,details.call{background:var(--card);border:1px solid var(--line);border-radius:8px;margin:0 0 8px}
.card{padding:16px}
summary{cursor:pointer;padding:10px 14px;border-radius:8px}
summary:focus-visible,a:focus-visible,pre:focus-visible{outline:2px solid var(--act);outline-offset:2px}
details.call>div{padding:0 14px 14px;border-top:1px solid var(--line)}
code,pre{font:12px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
pre{background:var(--code);border-radius:8px;padding:12px;overflow:auto;max-height:420px;margin:6px 0}
.verb{display:inline-block;min-width:58px;font-weight:700;color:var(--act)}
.tag{display:inline-block;border:1px solid var(--line);border-radius:8px;padding:0 8px;margin-left:8px;font-size:12px;color:var(--soft)}
.good{color:var(--good)}.warn{color:var(--warn)}.bad{color:var(--bad)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 10px;border-bottom:1px solid var(--line);vertical-align:top}
th{font-size:12px;color:var(--soft);font-weight:600}
.wide{overflow-x:auto}
label{display:block;margin:0 0 4px}label.tick{display:inline}
input:not([type=checkbox]),select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:8px;padding:8px 10px;min-height:40px;width:100%;max-width:420px}
button{font:inherit;font-weight:600;min-height:40px;padding:8px 20px;border-radius:8px;border:1px solid var(--act);background:var(--act);color:var(--card);cursor:pointer}
button.second{background:none;color:var(--act)}.row{display:flex;gap:12px;flex-wrap:wrap}
button:focus-visible,input:focus-visible,select:focus-visible{outline:2px solid var(--act);outline-offset:2px}
nav ul{display:flex;flex-wrap:wrap;gap:4px 16px;list-style:none;padding:0;margin:8px 0}
iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:8px;background:#fff}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
`

/** The few pages the server draws itself: no script at all, one style with a nonce, light and dark. */
export function sendPage(
  reply: FastifyReply,
  { title, body, frames = false, formsTo = ["'none'"] }: { title: string; body: Html; frames?: boolean; formsTo?: string[] },
): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  const page = html`<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style nonce="${nonce}">`
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; frame-src ${frames ? "'self'" : "'none'"}; base-uri 'none'; form-action ${formsTo.join(' ')}; frame-ancestors 'none'`,
    })
    .send(
      `${page.markup}${STYLE}</style></head>\n<body><header><div><a href="/">Витрина</a><span class="soft">${html`${title}`.markup}</span></div></header>\n<main>${body.markup}</main></body></html>`,
    )
}
