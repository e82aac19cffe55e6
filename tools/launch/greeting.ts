import { networkAddress } from '../../server/src/platform/http/network-address.ts'

type Account = { email: string; phone: string; hint: string }

type Greeting = { url: string; host: string; setupCode: string | null; accounts: readonly Account[]; password: string }

/** The first things a newcomer needs: the address and the accounts. */
export function greeting({ url, host, setupCode, accounts, password }: Greeting): string {
  const widest = Math.max(0, ...accounts.map(({ email }) => email.length))
  const rows = accounts.map(({ email, phone, hint }) => `    ${email.padEnd(widest)}  ${phone}  ${hint}`)
  const whom = rows.length > 0 ? ['', `  Войти можно так (пароль у всех: ${password}):`, ...rows] : []
  const setup = setupCode ? ['', '  Магазин ещё не настроен. Откройте этот адрес и введите одноразовый код:', `    ${setupCode}`] : []
  return [
    '',
    `  Витрина открыта: ${url}`,
    ...network(url, host),
    ...setup,
    ...(setupCode ? [] : whom),
    '',
    '  Остановить: Ctrl+C',
    '',
  ].join('\n')
}

/** How to open the store from a phone on the same network: the address, or the command to open it first. */
function network(url: string, host: string): string[] {
  const { port } = new URL(url)
  const open = networkAddress(host)
  if (open) return [`  С телефона или другого компьютера в этой сети: http://${open}:${port}`]
  const address = networkAddress('0.0.0.0')
  return [
    `  Видна только с этого компьютера. Открыть в сети: HOST=0.0.0.0 npm start${address ? `, адрес для телефона: http://${address}:${port}` : ''}`,
  ]
}

/** 0.0.0.0 is not an address to visit. */
export const addressFor = (url: string) => url.replace(/\/\/(0\.0\.0\.0|\[::\]|127\.0\.0\.1)(?=[:/]|$)/, '//localhost')
