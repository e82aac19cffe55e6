import { COUNT, THOUSANDS, UNIT as PLAIN_UNIT } from './units.rules.ts'

/** An amount that a line may say, and what is left of the line without it; the smaller the rank, the likelier. */
export type AmountPlace = { rank: number; code: string; amount: string }

/** The whole line as a name ranks between the likely and the unlikely amounts. */
export const WHOLE_RANK = 8
const BARE_RANK = 7
const WEAK_RANK = 9
/** Amounts stand at the ends of a line; a pattern tried on a novel takes its time. */
const WINDOW = 90
/** More pieces than this in brackets may be the content of a pack. */
const MOST_IN_BRACKETS = 20

const UNIT = `(?:${THOUSANDS})?${PLAIN_UNIT}`
const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const GROUPED = String.raw`\d{1,3}(?:\s\d{3})+(?:[.,]\d+)?`
/** A dash with room before it, a semicolon, a sign of times, a comma or a colon with room behind it, a row of dots. */
const MARK = String.raw`\s*[;|]\s*|\s*[—–]\s*|\s+-\s*|\s*[:=,]\s+|\s+[xх×*]\s*|\s*\.{2,}\s*|\s*[…_]+\s*|\s+[+/=]\s*`
/** «в кол-ве», «всего», «нужно»: words that announce an amount. */
const QUANTITY = String.raw`(?:в\s)?(?:кол(?:-?\s?(?:во|ве)|ич(?:еств[оае])?)?|к-во|qty)(?![\p{L}])[.:=]?\s*[—–-]?\s*`
const ANNOUNCED = String.raw`(?:${QUANTITY}|(?:всего|итого|нужно|надо|требуется|необходимо|заказать|заказ)(?![\p{L}]):?\s*[—–-]?\s*)`
const ABOUT = String.raw`(?:(?:около|примерно|порядка|ок\.|~|≈)\s*)?`
const IN_WORDS = String.raw`(?:\s*\((?:од(?:ин|на|но)|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|\p{L}{2,8}дцать|сорок|\p{L}{4,6}десят|девяносто|сто|двести)(?![\p{L}])[\p{L} ]*\))?`
/** «5-шт», «5/шт», «10, шт», «|10| шт». */
const BEFORE_UNIT = String.raw`(?:\s*[,;|/—–-]?\s*)`
const PACKED = String.raw`(?:\s*,?\s*по\s\d+\s?(?:шт|м)?\.?\s?(?:в|на|/)\s?\p{L}+\.?)?`
const END = String.raw`[\s.,;!|/—–-]*$`

const at = (pattern: string) => new RegExp(pattern, 'iu')

const tails = [GROUPED, NUMBER].map((number) =>
  at(`^(.*?)(${MARK}|\\s+)${ABOUT}(${number})${IN_WORDS}(?:${BEFORE_UNIT}(${UNIT})${PACKED})?${END}`),
)
const NAMED_TAIL = at(
  String.raw`^(.*?)[\s,;(—–-]+${ANNOUNCED}${ABOUT}(${GROUPED}|${NUMBER})${IN_WORDS}(?:${BEFORE_UNIT}(${UNIT})${PACKED})?\)?${END}`,
)
/** «Розетка-5шт», «3х2,5/100м», «белая,5шт»: the unit shows where the amount begins. */
const GLUED_TAIL = at(String.raw`^(.*?[\p{L}\d)"»])(?:[:=*_+/—–-]|(?<!\d),)\s*(${NUMBER})\s*(${UNIT})${END}`)
/** «белая:5», «белая*5»; «белая-5» may as well be a mark. */
const GLUED_NUMBER = at(String.raw`^(.*?\p{L}{3}\)?)[:=*](\d{1,5})${END}`)
const GLUED_DASH = /^(.*?(?<!\p{L})[а-яё]{4,})-(\d{1,5})[\s.,;!]*$/u
/** «16А5шт», «10Вт20шт», «белая5шт»; the number of С16 and IP44 is the product's own. */
const GLUED_COUNT = at(String.raw`^(.*?(?:\d\p{L}{1,3}|\p{L}{3}))(\d{1,5})\s?(${COUNT})${END}`)
/** «120м» behind a name with a capital, mostly a brand; «шнур5м» says how long the cord is. */
const GLUED_METRES = /^(.*\s\p{Lu}\p{Ll}{3,})(\d{2,5})\s?(м|метр(?:а|ов)?|м\.?п|п\.?м)[\s.,;!]*$/u
/** «Граньx4», «(белая)х2», «2,5 кВтx1», «16А×3»; a number before the sign makes it a size: SL8х100. */
const GLUED_TIMES = at(
  String.raw`^(.*?(?:\p{L}{3}|\p{L}\.|[)"»\]]|(?<![\p{L}\d])${NUMBER}\s?(?:к?вт|[км]?а|к?в|а?ч|к|°)))[xх×*](\d{1,5})(?:\s?(${UNIT}))?${END}`,
)
/** Words that end in the sign of times by themselves: Max10, Box2, «на двух5». */
const ENDS_IN_TIMES =
  /(?<!\p{L})(?:ma|bo|fle|lu|mi|fi|ne|vo|ve|inde|matri|simple|comple|арма|бо|лю|ми|ма|це|две|дву|тр[её]|четыр[её]|све?р|вер|ме)$/iu
/** «шт 5», «(м) 120», «, шт. - 5». */
const UNIT_FIRST = at(String.raw`^(.*?)([\s,;(|]+)(${UNIT})\)?[\s,;|]*[-–—:=]?\s*(${GROUPED}|${NUMBER})${END}`)
const BRACKETS = at(String.raw`^(.*?)\s*[([/](${GROUPED}|${NUMBER})\s*(${UNIT})?[)\]/]${END}`)
/** Goods are named by a word, or by a code of digits alone. */
const GOODS = String.raw`(.*(?:\p{L}|\d{6}).*)`
const FRONT = at(
  String.raw`^(?:${ANNOUNCED})?[([]?(${GROUPED}|${NUMBER})${IN_WORDS}(?:\s*|,\s)(${UNIT})[)\]]?(?:\s*[,;:|xх×*](?=\s)|(?=\s))\s*(?:[—–-]\s*)?${GOODS}$`,
)
/** «5 х автомат»: the gap behind the sign tells it from 3х2,5. */
const FRONT_TIMES = at(String.raw`^(?:(\d+)\s?(?:[xх×*]\s+|[×*](?=\p{L}{3}))|[xх×*]\s?(\d+)\s+)${GOODS}$`)
/** «10 розеток»: it may as well be «2 полюса», so the whole line goes first. */
const FRONT_NUMBER = /^(\d{1,4})\s+(\p{L}{3}.*)$/u
const MIDDLE = at(
  String.raw`^(.+?)(${MARK}|(?:\s|;|(?<!\d),)+)${ABOUT}(${NUMBER})\s*(${UNIT})(?=[\s,;(]|//)(?!\s*(?:/[^/]|в\s|по\s)\s*(?:уп|кор|пач))[\s,;/—–-]+(.*\p{L}.*)$`,
)
/** «… Мастер - 20 шт, счёт отдельно», «… Фасад - 4 шт; доставка на объект»: what is wished stands behind the amount. */
const BEFORE_WISH = at(String.raw`^(.*\p{L}.*)\s[—–-]\s+${ABOUT}(${NUMBER})\s*(${UNIT})\s*[,;]\s+(\p{L}[^—–]*)$`)
const NOTE = /^(.*[^\s(])\s*([([][^()[\]]*\p{L}[^()[\]]*[)\]])[\s.,;!]*$/u

const IS_COUNT = at(`^${COUNT}$`)
/** «5 шт 4023020039»: behind an amount a long number is the code of the goods. */
const IS_AMOUNT = at(String.raw`^\s*${NUMBER}\s*(?:${UNIT})?[\s.,;:—–-]*$`)
const LONG_NUMBER = /^\d{6}/
const ENDS_IN_UNIT = at(`\\d\\s?${UNIT}$`)
const IS_PACK = /^(?:уп|пач|пак|кор)/iu
/** «уп. 100 шт», «по 10 шт»: the size of a pack. */
const PACK_BEFORE =
  /(?:^|[\s(,])(?:уп(?:ак(?:овка)?)?|по|кратно|бухта|барабан|катушка|кат|рулон|отрезок|хлыст|длин(?:а|ой)|l|на)\.?\s*[=:—–-]?$/iu
/** A number behind these words describes the product: IP 44, С 16, на 12, М 8. */
const FEATURE_BEFORE =
  /(?:^|[\s(])(?:ip|ik|на|до|от|из|для|тип[а]?|сери[ия]|класс|кат|cat|гост|ту|ном|номинал|[a-zа-я]|диам|№|ral|дн|dn|ду)\.?[=:]?$/iu
const ENDS_IN_NUMBER = /(?:^|[\s(])\d+(?:[.,]\d+)?$/
const ENDS_IN_MARK = /(?:^|\s)(?:ip|ik|ral|сат|кат)$/iu
/** Small goods come by the hundred: what stands in brackets is their pack. */
const SOLD_BY_HUNDRED =
  /дюбел|саморез|шуруп|хомут|стяжк|наконечник|гильз|клемм|скоб|винт|болт|гайк|шайб|анкер|бирк|заклепк|клипс|маркер|изолятор|колпач|сиз/iu
const SOLD_BY_METRE =
  /(?<!\p{L})(?:кабел[ья]м?(?!-)|каб\.|провод|пров\.|шнур|гофр|металлорукав|ввг|пвс|пугв|пув|шввп|nym|сип|utp|ftp|кввг|аввг)/iu

/** Other long goods: of these a number behind «м» is metres, of a bolt it is the thread. */
const LONG_GOODS = /труб|лот(?:ок|к)|канал|короб(?!к)|лент|полос|прут|провол|рукав|шнур|трос/iu
const IS_METRE = /^(?:м(?![\p{L}])|м\.?\s?п|п\.?\s?м|пог|метр)/u
const IS_PAIR = /^пар/iu

/** «м 500»: a unit before the last number of the line. */
function rankOfUnitFirst(code: string, mark: string, unit: string): number | null {
  const isApart = /[,;(|]/.test(mark)
  if (IS_COUNT.test(unit)) return isApart || !IS_PACK.test(unit) ? 1 : null
  const isLong = IS_METRE.test(unit) && (SOLD_BY_METRE.test(code) || LONG_GOODS.test(code))
  return isApart || isLong ? 3 : null
}

function rankOfTail({ code, mark, number, unit }: { code: string; mark: string; number: string; unit: string | undefined }): number | null {
  const isTimes = /[xх×*]/i.test(mark)
  if (isTimes && ENDS_IN_NUMBER.test(code)) return null
  if (PACK_BEFORE.test(code)) return WEAK_RANK
  if (unit) return IS_COUNT.test(unit) ? 0 : 3
  if (mark.trim() !== '') return 6
  return /[.,]\d/.test(number) && !/\s/.test(number.trim()) ? WEAK_RANK : FEATURE_BEFORE.test(code) ? WEAK_RANK : BARE_RANK
}

/** In brackets stand amounts and packs: «(3 шт)» is an amount, «дюбель (100 шт)» a pack, «кабель (100 м)» an amount again. */
function rankInBrackets(code: string, number: string, unit: string | undefined): number {
  if (unit === undefined) return WEAK_RANK
  // «кабель 100 м (2 бухты)»: the amount stands before the brackets.
  if (SOLD_BY_METRE.test(code) && ENDS_IN_UNIT.test(code)) return WEAK_RANK
  if (!IS_COUNT.test(unit)) return SOLD_BY_METRE.test(code) ? 3 : WEAK_RANK
  if (PACK_BEFORE.test(code)) return WEAK_RANK
  return Number.parseFloat(number) <= MOST_IN_BRACKETS || !SOLD_BY_HUNDRED.test(code) ? 2 : WEAK_RANK
}

/** Places behind the name. */
function placesBehind(line: string): AmountPlace[] {
  const [before, end] = [line.slice(0, -WINDOW), line.slice(-WINDOW)]
  const places: AmountPlace[] = []
  const add = (
    rank: number | null,
    left: string | undefined,
    { number, unit }: { number: string | undefined; unit?: string | undefined },
  ) => {
    const code = before + (left ?? '')
    if (LONG_NUMBER.test(number ?? '') && IS_AMOUNT.test(code)) return
    if (rank !== null && number && code.trim() !== '') places.push({ rank, code, amount: unit ? `${number} ${unit}` : number })
  }
  const [, named, namedNumber, namedUnit] = NAMED_TAIL.exec(end) ?? []
  add(-1, named, { number: namedNumber, unit: namedUnit })
  for (const tail of tails) {
    const [, left = '', mark = '', number = '', unit] = tail.exec(end) ?? []
    add(rankOfTail({ code: before + left, mark, number, unit }), left, { number, unit })
  }
  const [, bracketed = '', inside = '', insideUnit] = BRACKETS.exec(end) ?? []
  add(rankInBrackets(before + bracketed, inside, insideUnit), bracketed, { number: inside, unit: insideUnit })
  const [, glued = '', gluedNumber, gluedUnit = ''] = GLUED_TAIL.exec(end) ?? []
  if (!ENDS_IN_MARK.test(glued)) add(IS_COUNT.test(gluedUnit) ? 1 : 4, glued, { number: gluedNumber, unit: gluedUnit })
  const [, run = '', runNumber, runUnit] = GLUED_COUNT.exec(end) ?? []
  if (!ENDS_IN_MARK.test(run)) add(1, run, { number: runNumber, unit: runUnit })
  const [, marked, markedNumber] = GLUED_NUMBER.exec(end) ?? []
  add(6, marked, { number: markedNumber })
  const [, dashed, dashedNumber] = GLUED_DASH.exec(end) ?? []
  add(WEAK_RANK, dashed, { number: dashedNumber })
  const [, unitless = '', sign = '', unitFirst = '', lastNumber] = UNIT_FIRST.exec(end) ?? []
  if (unitFirst) add(rankOfUnitFirst(before + unitless, sign, unitFirst), unitless, { number: lastNumber, unit: unitFirst })
  const [, timed = '', times, timesUnit] = GLUED_TIMES.exec(end) ?? []
  add(ENDS_IN_TIMES.test(timed) ? WEAK_RANK : 0, timed, { number: times, unit: timesUnit })
  const [, branded, metres, metreUnit] = GLUED_METRES.exec(end) ?? []
  if (!PACK_BEFORE.test(branded ?? '')) add(4, branded, { number: metres, unit: metreUnit })
  return places
}

/** Places before the name and inside it. */
function placesBefore(line: string): AmountPlace[] {
  const places: AmountPlace[] = []
  const add = (rank: number, code: string | undefined, amount: string | undefined) => {
    if (code && amount) places.push({ rank, code, amount })
  }
  const [, number, unit = '', rest] = FRONT.exec(line) ?? []
  if (number) add(IS_COUNT.test(unit) ? 1 : 4, rest, `${number} ${unit}`)
  const [, before, after, multiplied] = FRONT_TIMES.exec(line) ?? []
  add(1, multiplied, before ?? after)
  const [, left = '', mark = '', inside = '', insideUnit = '', right = ''] = MIDDLE.exec(line) ?? []
  if (inside && !PACK_BEFORE.test(left)) {
    const isClear =
      IS_COUNT.test(insideUnit) ||
      (/[;|—–=:-]/.test(mark) && !ENDS_IN_NUMBER.test(left)) ||
      (SOLD_BY_METRE.test(left) && !IS_PAIR.test(insideUnit))
    add(isClear ? 2 : WEAK_RANK, `${left} ${right}`, `${inside} ${insideUnit}`)
  }
  const [, wished = '', wishedNumber, wishedUnit = '', wish = ''] = BEFORE_WISH.exec(line) ?? []
  // Behind a comma, where a remark is taken for one.
  if (wishedNumber) add(IS_COUNT.test(wishedUnit) ? 0 : 1, `${wished}, ${wish}`, `${wishedNumber} ${wishedUnit}`)
  const [, bare, named] = FRONT_NUMBER.exec(line) ?? []
  add(WEAK_RANK, named, bare)
  return places
}

/** A bare number before brackets may be the product's own: «КДР 29 (Термосадко)». */
const withNote = ({ rank, code, amount }: AmountPlace, note: string): AmountPlace => ({
  rank: rank === BARE_RANK ? WEAK_RANK : rank,
  code: `${code} ${note}`,
  amount,
})

/** Where a line may say its amount, the likeliest first; a note in brackets behind the amount stays with the name. */
export function amountPlaces(line: string): AmountPlace[] {
  const [, noted = '', note = ''] = NOTE.exec(line) ?? []
  const besideNote = noted ? placesBehind(noted).map((place) => withNote(place, note)) : []
  const places = [...placesBehind(line), ...besideNote, ...placesBefore(line)]
  return places.toSorted((a, b) => a.rank - b.rank)
}
