const HIDDEN = '[hidden]'

/** Fields whose values never reach a log, at any depth. */
const SECRET = [
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'repeatPassword',
  'repeatNewPassword',
  'passwordRepeat',
  'passwordHash',
  'token',
  'authToken',
  'refreshToken',
  'captchaToken',
  'accessToken',
  'secret',
  'invitation',
  'phone',
  'email',
  'login',
].join('|')

const rules: readonly [RegExp, string][] = [
  // "password":"…" as it stands in a JSON line, then as it stands in a string inside of one.
  [new RegExp(String.raw`"(${SECRET})"\s*:\s*(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|[\w.+-]+)`, 'gi'), `"$1":"${HIDDEN}"`],
  [new RegExp(String.raw`\\"(${SECRET})\\"\s*:\s*(?:\\"(?:[^"\\]|\\\\\\"|\\\\[^"])*\\"|[\w.+-]+)`, 'gi'), `\\"$1\\":\\"${HIDDEN}\\"`],
  // One-time codes have 4 or 6 to 8 digits; SQLSTATE has five, and error codes have letters.
  [/(\\?)"code\1"\s*:\s*(?:\1"(?:\d{4}|\d{6,8})\1"|(?:\d{4}|\d{6,8})\b)/g, `$1"code$1":$1"${HIDDEN}$1"`],
  // token=… in a query.
  [new RegExp(String.raw`([?&;](?:[\w-]+(?:\[|%5B))?(?:${SECRET}|code|state)(?:\]|%5D)?=)[^&\s"\\#]*`, 'gi'), `$1${HIDDEN}`],
  // The page and the calls of a link: the address itself is the secret.
  [/(\/(?:public-)?offer\/)[\w-]{43}/g, `$1${HIDDEN}`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${HIDDEN}`],
  // user:password@host of a database or mail address.
  [/(:\/\/[^\s:/@"\\]*:)[^\s@"\\/]+@/g, `$1${HIDDEN}@`],
  [/[\w.+-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, HIDDEN],
  [/(?<![\w.-])(?:(?:\+|%2B)\d{1,3}|[78])[\s(-]{0,2}\d{3}[\s)-]{0,2}\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)/gi, HIDDEN],
]

/** A log line without tokens, codes, passwords, phones and e-mails, wherever in it they stand. */
export const redact = (line: string): string => rules.reduce((text, [secret, shown]) => text.replace(secret, shown), line)
