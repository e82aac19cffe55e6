type Account = { email: string; phone: string; hint: string }

/** What a newcomer needs first: the address and whom to sign in as. */
export function greeting({ url, accounts, password }: { url: string; accounts: readonly Account[]; password: string }): string {
  const widest = Math.max(0, ...accounts.map(({ email }) => email.length))
  const rows = accounts.map(({ email, phone, hint }) => `    ${email.padEnd(widest)}  ${phone}  ${hint}`)
  const whom = rows.length > 0 ? ['', `  Войти можно так (пароль у всех: ${password}):`, ...rows] : []
  return ['', `  Витрина открыта: ${url}`, ...whom, '', '  Остановить: Ctrl+C', ''].join('\n')
}

/** 0.0.0.0 is not an address to visit. */
export const addressFor = (url: string) => url.replace(/\/\/(0\.0\.0\.0|\[::\]|127\.0\.0\.1)(?=[:/]|$)/, '//localhost')
