import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_PASSWORD_LENGTH } from '@vitrina/contract/auth/auth.rules'
import { typedInEnglish, typedInRussian } from '#search/engine/normalise/keyboard-layout'

/** Words people begin with; digits and marks after them add next to nothing. */
const WORDS = [
  'password',
  'passwort',
  'parol',
  'пароль',
  'gfhjkm',
  'qwerty',
  'qwertyuiop',
  'йцукен',
  'йцукенгшщзхъ',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  'фывапролджэ',
  'admin',
  'administrator',
  'root',
  'user',
  'login',
  'welcome',
  'letmein',
  'iloveyou',
  'monkey',
  'dragon',
  'master',
  'football',
  'baseball',
  'superman',
  'batman',
  'sunshine',
  'princess',
  'shadow',
  'michael',
  'jordan',
  'secret',
  'changeme',
  'default',
  'trustno',
  'starwars',
  'computer',
  'internet',
  'samsung',
  'google',
  'yandex',
  'mailru',
  'vkontakte',
  'privet',
  'привет',
  'ghbdtn',
  'marina',
  'марина',
  'natasha',
  'наташа',
  'nastya',
  'настя',
  'sergey',
  'сергей',
  'andrey',
  'андрей',
  'aleksandr',
  'александр',
  'alexander',
  'vladimir',
  'владимир',
  'dmitriy',
  'дмитрий',
  'maksim',
  'максим',
  'tatyana',
  'татьяна',
  'svetlana',
  'светлана',
  'ekaterina',
  'екатерина',
  'anastasia',
  'анастасия',
  'russia',
  'россия',
  'moscow',
  'moskva',
  'москва',
  'spartak',
  'спартак',
  'zenit',
  'зенит',
  'lubov',
  'lyubov',
  'любовь',
  'solnce',
  'солнышко',
  'solnyshko',
  'kotenok',
  'котенок',
  'zaika',
  'tashkent',
  'uzbekistan',
  'toshkent',
  'company',
  'компания',
  'magazin',
  'магазин',
  'electric',
  'elektrik',
  'электрик',
  'test',
  'тест',
  'demo',
  'guest',
  'abc',
  'abcd',
  'aaaa',
]
const common = new Set(WORDS)

/** The 49,233 commonest of leaked passwords; shorter ones are refused by their length already. */
const leaked = new Set(dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH))

/** The name of this program. */
const OWN_WORDS = ['vitrina', 'витрина']

/** Neighbours on a keyboard or in an alphabet, read either way. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю.',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((row) => [row, [...row].toReversed().join('')])

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** The same few letters over and over: `aaaaaaaa`, `12121212`, `абвабвабв`. */
const isRepetition = (text: string) => /^(.{1,4}?)\1+.{0,3}$/u.test(text)

const isKeyboardRun = (text: string) => ROWS.some((row) => row.includes(text))

const withoutLeet = (text: string) =>
  text.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e').replaceAll('$', 's')

/** The words of the shop's names and hosts, each also as typed with the other keyboard layout on. */
function wordsOf(names: readonly string[]): Set<string> {
  const words = [...OWN_WORDS, ...names.flatMap((name) => [name.replace(/\P{L}/gu, ''), ...name.split(/\P{L}+/u)])]
    .map(plain)
    .filter((word) => word.length >= 4)
  return new Set(words.flatMap((word) => [word, typedInEnglish(word), typedInRussian(word)]))
}

/** The first thing a guesser tries: a leaked password, words everyone knows or the shop's own with digits around them, a row of keys, a date, a repetition. */
export function isCommonPassword(password: string, shopNames: readonly string[] = []): boolean {
  const text = plain(password)
  if (leaked.has(text) || leaked.has(withoutLeet(text)) || isRepetition(text) || isKeyboardRun(text)) return true
  if (/^\d{1,8}$/.test(text)) return true
  const own = wordsOf(shopNames)
  const isKnown = (word: string) => [word, withoutLeet(word)].some((one) => common.has(one) || own.has(one))
  const word = text.replace(/^\P{L}+|\P{L}+$/gu, '')
  const parts = text.split(/\P{L}+/u).filter(Boolean)
  // Some letters of one layout are marks of the other.
  if (own.has(text.replace(/\d/g, ''))) return true
  return isKnown(word) || (parts.length > 0 && parts.every(isKnown)) || (word.length >= 4 && word.length < 8 && isKeyboardRun(word))
}

/** The person's e-mail, its name part or phone, in any case and however the digits are grouped. */
export function repeatsLogin(password: string, login: string): boolean {
  const [input, own] = [plain(password), plain(login)]
  const digits = input.replace(/\D/g, '')
  if (own.includes('@')) return input === own || input === own.split('@')[0]
  return digits.length >= 10 && own.replace(/\D/g, '').endsWith(digits.slice(-10)) && input.replace(/[\d\s()+-]/g, '') === ''
}
