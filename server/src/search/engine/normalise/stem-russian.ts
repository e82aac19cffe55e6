/**
 * The Snowball stemmer for Russian, as PostgreSQL's `russian_stem` does it; a test compares the two.
 * Input: lower case, ё already е.
 */
const VOWELS = 'аеиоуыэюя'

const byLength = (endings: string) => endings.split(' ').sort((a, b) => b.length - a.length)

/** Endings of the first group count only after а or я. */
type Endings = { afterA: string[]; free: string[] }

const PERFECTIVE: Endings = { afterA: byLength('в вши вшись'), free: byLength('ив ивши ившись ыв ывши ывшись') }
const ADJECTIVE = byLength('ее ие ые ое ими ыми ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею')
const PARTICIPLE: Endings = { afterA: byLength('ем нн вш ющ щ'), free: byLength('ивш ывш ующ') }
const REFLEXIVE = byLength('ся сь')
const VERB: Endings = {
  afterA: byLength('ла на ете йте ли й л ем н ло но ет ют ны ть ешь нно'),
  free: byLength('ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ыть ишь ую ю'),
}
const NOUN = byLength('а ев ов ие ье е иями ями ами еи ии и ией ей ой ий й иям ям ием ем ам ом о у ах иях ях ы ь ию ью ю ия ья я')
const SUPERLATIVE = byLength('ейш ейше')
const DERIVATIONAL = byLength('ост ость')

/** RV: after the first vowel. R2: after the second vowel–consonant pair. */
function regions(word: string): { rv: number; r2: number } {
  let rv = word.length
  for (let i = 0; i < word.length; i++) {
    if (VOWELS.includes(word.charAt(i))) {
      rv = i + 1
      break
    }
  }
  const afterPair = (from: number) => {
    for (let i = from + 1; i < word.length; i++) {
      if (!VOWELS.includes(word.charAt(i)) && VOWELS.includes(word.charAt(i - 1))) return i + 1
    }
    return word.length
  }
  return { rv, r2: afterPair(afterPair(0)) }
}

function cutAny(word: string, from: number, endings: string[]): string | null {
  for (const ending of endings) if (word.length - ending.length >= from && word.endsWith(ending)) return word.slice(0, -ending.length)
  return null
}

/** The longest ending of both groups decides, as in Snowball's `among`; a first-group one then needs its а or я. */
function cut(word: string, from: number, endings: Endings): string | null {
  const free = cutAny(word, from, endings.free)
  const after = cutAny(word, from, endings.afterA)
  if (after !== null && (free === null || after.length < free.length)) {
    const last = after.charAt(after.length - 1)
    return after.length > from && (last === 'а' || last === 'я') ? after : null
  }
  return free
}

function cutAdjectival(word: string, from: number): string | null {
  const adjective = cutAny(word, from, ADJECTIVE)
  return adjective === null ? null : (cut(adjective, from, PARTICIPLE) ?? adjective)
}

export function stemRussian(word: string): string {
  const { rv, r2 } = regions(word)
  if (rv === word.length) return word

  let stem = cut(word, rv, PERFECTIVE)
  if (stem === null) {
    const bare = cutAny(word, rv, REFLEXIVE) ?? word
    stem = cutAdjectival(bare, rv) ?? cut(bare, rv, VERB) ?? cutAny(bare, rv, NOUN) ?? bare
  }
  if (stem.length - 1 >= rv && stem.endsWith('и')) stem = stem.slice(0, -1)
  stem = cutAny(stem, r2, DERIVATIONAL) ?? stem

  const plain = cutAny(stem, rv, SUPERLATIVE)
  if (plain !== null) return plain.endsWith('нн') && plain.length - 2 >= rv ? plain.slice(0, -1) : plain
  if (stem.endsWith('нн') && stem.length - 2 >= rv) return stem.slice(0, -1)
  return stem.endsWith('ь') && stem.length - 1 >= rv ? stem.slice(0, -1) : stem
}
