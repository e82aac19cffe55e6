import { codeLabel, retyped } from './codes.ts'
import { goods, type Good } from './goods.ts'
import type { Label, LabelledLine, LineClass } from './labelled-line.ts'
import type { Random } from './random.ts'
import { asScanned, misreadCode, misreadName, withTypos } from './slips.ts'
import { type Statement, type Style, wordingOf } from './statement.ts'
import { type Written, withAmount } from './write-amount.ts'
import { nearMiss } from './near-miss.ts'
import type { Layout, Wordings } from './wordings/wordings.ts'

const TRIES = 2_000
/** Facts a buyer always writes, since without them the goods are others: size, current, power, poles, packing, extras. */
const KEY = [
  /^\d+п$/,
  /^[\d,()/-]+(?:А|Вт|кВт|ВА|Ач)$/,
  /х\d/,
  /^[dØ]\d/,
  /^[\d,-]+ (?:мм|мм²|м|м²)$/,
  /^[\d,]+[-/][\d,]+$/,
  /-(?:местная|постовая|клавишный)$/,
  /^(?:ЩР|ЩУ|АИР|M|PG|E|G)/,
  /[мт]\)$/,
  /^(?:катушка|кат\.) /,
  /^\d+ (?:точ|порт|отв|модул|розет|кноп)/,
  /^(?:со?|и) |Wi-Fi|димм|клапан|таймер|влажности/,
  /^[\d,]+(?:мА|К)$|НО$|НЗ$|P\+PE/,
]
const asIs = (text: string) => text

/** A line without its amount. */
type Named = Written & { label: Label; unit: Good['unit'] }

const filled = (template: string, places: Readonly<Record<string, string>>) =>
  template
    .replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()

export function lineWriter({ random, wordings, others }: { random: Random; wordings: Wordings; others: readonly Wordings[] }) {
  const wording = wordingOf(wordings, others)
  const families = [...Map.groupBy(goods, ({ family }) => family).values()]
  let turn = 0
  const unknown = random.shuffled(wordings.unknown)
  const headings = random.shuffled(wordings.headings)
  /** Half of the lines go round the kinds, so that none is missed; half follow the store, where breakers and cables are the most. */
  const nextGood = () => (random.isChance(0.5) ? random.pick(families[turn++ % families.length] ?? goods) : random.pick(goods))

  const spelt = (text: string) => {
    const [times, decimal] = [random.pick(['х', 'х', 'x', '*', '×']), random.pick([',', ',', '.'])]
    const signs = text.replace(/(?<=\d)х(?=\d)/g, times).replace(/(?<=\d),(?=\d)/g, decimal)
    const letters = random.isChance(0.7) ? signs.replaceAll('ё', 'е') : signs
    return random.isChance(0.15) ? letters.toLowerCase() : random.isChance(0.06) ? letters.toUpperCase() : letters
  }

  /** «C» and «16А» are usually written together. */
  const joined = (facts: Statement['facts']): string[] => {
    const curve = facts.findIndex(({ fact, text }) => /^[BCD]$/.test(fact.text) && text.length === 1)
    const current = facts.findIndex(({ fact }) => /^\d+А$/.test(fact.text))
    const texts = facts.map(({ text }) => text)
    if (curve < 0 || current < 0 || random.isChance(0.4)) return texts
    const pair = `${texts[curve] ?? ''}${/^\d+/.exec(texts[current] ?? '')?.[0] ?? ''}${random.pick(['', 'А'])}`
    return texts.flatMap((text, place) => (place === current ? [pair] : place === curve ? [] : [text]))
  }

  type Order = 'usual' | 'swapped'
  const partsOf = ({ head, facts, series, brand }: Statement, order: Order = 'usual') => {
    const of = (forms: readonly string[], places: Record<string, string>) => filled(random.pick(forms), places)
    const told = joined(facts)
    const maker = [
      ...(series === null ? [] : [of(wordings.series, { series })]),
      ...(brand === null ? [] : [of(wordings.brands, { brand, BRAND: brand.toUpperCase(), heard: wordings.heard[brand] ?? brand })]),
    ]
    if (order === 'usual') return { head, rest: [...told, ...maker].join(' ') }
    const mixed = random.shuffled(told)
    const lead = random.below(3)
    if (lead === 0) return { head: maker.toReversed().join(' '), rest: [head, ...mixed].join(' ') }
    if (lead === 1) return { head: mixed.join(' '), rest: [head, ...maker].join(' ') }
    return { head, rest: [...maker.toReversed(), ...mixed].join(' ') }
  }
  const written = (statement: Statement, order?: Order) => {
    const { head, rest } = partsOf(statement, order)
    return spelt(`${head} ${rest}`)
  }

  /** Leaves things unsaid, one after another, as long as the line still names this product alone. */
  const shortened = (statement: Statement, { good, most }: { good: Good; most: number }): Statement => {
    let left = statement
    let dropped = 0
    for (const { fact } of random.shuffled(statement.facts.filter((stated) => !KEY.some((pattern) => pattern.test(stated.fact.text))))) {
      if (dropped === most) break
      const without = { ...left, facts: left.facts.filter((stated) => stated.fact !== fact) }
      const label = wording.labelOf(without)
      if (!('article' in label) || label.article !== good.article) continue
      left = without
      dropped += 1
    }
    return left
  }
  const isOnly = (label: Label, good: Good) => 'article' in label && label.article === good.article

  type Way = { style: Style; most?: number; change?: (statement: Statement) => Statement; order?: Order; slip?: (text: string) => string }
  /** A line of words that names one product, and only one, whatever is left out. */
  const named = ({ style, most = 0, change = (statement) => statement, order = 'usual', slip = asIs }: Way): Named => {
    for (let tried = 0; tried < TRIES; tried++) {
      const good = nextGood()
      const changed = change(wording.say(good, { style, random }))
      const label = wording.labelOf(changed)
      if (!isOnly(label, good)) continue
      const statement = shortened(changed, { good, most })
      const text = written(statement, order)
      const slipped = slip(text)
      if (slipped === text && slip !== asIs) continue
      return { text: slipped, label, unit: good.unit }
    }
    throw new Error(`No product can be named in this way: ${style}`)
  }
  /** The series is often left out where the brand has only one. */
  const maybeWithoutSeries = (statement: Statement): Statement => {
    const without = { ...statement, series: null }
    return random.isChance(0.6) && 'article' in wording.labelOf(without) ? without : statement
  }
  const withoutMark = (statement: Statement): Statement => ({
    ...statement,
    facts: statement.facts.filter(({ fact }) => fact.kind !== 'mark'),
  })
  const anyStyle = () => random.pick(['full', 'short', 'jargon'] as const)
  const plainName = () => named({ style: anyStyle(), most: 1, change: maybeWithoutSeries })
  const slipping = (slip: (text: string) => string) =>
    named({ style: random.pick(['full', 'full', 'short', 'jargon']), change: maybeWithoutSeries, slip })

  const withCode = (templates: readonly string[], style: Style): Named => {
    const good = nextGood()
    const code = retyped(good.article, random)
    const statement = { ...wording.say(good, { style, random }), ...(random.isChance(0.5) ? { series: null } : {}) }
    const { head, rest } = partsOf(statement)
    const name = spelt(`${head} ${rest}`)
    const text = filled(random.pick(templates), { code, head: spelt(head), rest: spelt(rest), name })
    return {
      text,
      ...(templates === wordings.codeWithName ? { code, name } : {}),
      label: { article: good.article } as const,
      unit: good.unit,
    }
  }
  const makerCode = (): Named => {
    const good = nextGood()
    const code = retyped(good.manufacturerCode, random)
    const way = random.below(4)
    const head = random.pick(wording.headForms(good.head, random.pick(['full', 'short'])))
    const text =
      way === 0
        ? code
        : way === 1
          ? `${code} ${good.brand}`
          : way === 2
            ? `${head} ${code} ${good.brand}`
            : `${head} ${good.brand} ${good.series} ${code}`
    const isMeant = ({ brand, series }: Good) => (way === 0 || brand === good.brand) && (way !== 3 || series === good.series)
    return { text, label: codeLabel(code, { isMeant }), unit: good.unit }
  }
  const ean = (): Named => {
    const good = nextGood()
    const head = random.pick(wording.headForms(good.head, 'short'))
    return {
      text: filled(random.pick(wordings.eans), { code: good.ean, head }),
      code: good.ean,
      label: codeLabel(good.ean),
      unit: good.unit,
    }
  }
  const scannedCode = (): Named => {
    for (;;) {
      const good = nextGood()
      const code = misreadCode(good.article, random)
      if (code === good.article) continue
      const name = random.isChance(0.4) ? `${random.pick(wording.headForms(good.head, 'short'))} ${good.brand}` : ''
      return { text: `${code} ${name}`.trim(), code, name, label: codeLabel(code, { key: asScanned }), unit: good.unit }
    }
  }

  /** Neither brand nor series, and sometimes one thing less: several goods fit. */
  const ambiguous = (): Named => {
    for (;;) {
      const good = nextGood()
      const said = withoutMark(wording.say(good, { style: anyStyle(), random }))
      const unsaid = random.isChance(0.4) ? random.pick(said.facts) : null
      const facts = said.facts.filter((stated) => stated !== unsaid)
      const statement = { ...said, facts, ...(random.isChance(0.75) ? { brand: null, series: null } : { series: null }) }
      const label = wording.labelOf(statement)
      if (!('ambiguous' in label) || label.ambiguous.length > 60) continue
      return { text: written(statement), label, unit: good.unit }
    }
  }
  /** The brand asked for is none of ours, or makes nothing like it. */
  const analog = (): Named => {
    for (;;) {
      const good = nextGood()
      const statement = { ...withoutMark(wording.say(good, { style: anyStyle(), random })), series: null, brand: null }
      const fitting = wording.fitting(statement)
      const makers = new Set(fitting.map(({ brand }) => brand))
      const rival = random.pick(
        goods
          .filter(({ family, brand }) => family === good.family && !makers.has(brand))
          .map(({ brand }) => brand)
          .concat(''),
      )
      const brand = random.isChance(0.3) && rival !== '' ? rival : random.pick(wordings.otherBrands)
      if (fitting.length > 60) continue
      return { text: written({ ...statement, brand }), label: { analog: fitting.map(({ article }) => article) }, unit: good.unit }
    }
  }

  const writers: Record<LineClass, () => Named> = {
    article: () => {
      const good = nextGood()
      const code = retyped(good.article, random)
      return { text: code, code, label: codeLabel(code), unit: good.unit }
    },
    'article-name': () => withCode(wordings.codeWithName, anyStyle()),
    'maker-code': makerCode,
    ean,
    'code-in-name': () => withCode(wordings.codeInName, random.pick(['full', 'short'])),
    'ocr-code': scannedCode,
    'name-full': () => named({ style: 'full' }),
    'name-no-brand': () => named({ style: random.pick(['full', 'short']), change: (statement) => ({ ...statement, brand: null }) }),
    'brand-left-out': () => named({ style: anyStyle(), change: (statement) => ({ ...statement, brand: null, series: null }) }),
    abbreviations: () => named({ style: 'short', most: random.below(2), change: maybeWithoutSeries }),
    jargon: () => named({ style: 'jargon', most: 1 + random.below(3), change: maybeWithoutSeries }),
    swapped: () => named({ style: anyStyle(), most: random.below(2), change: maybeWithoutSeries, order: 'swapped' }),
    typos: () => slipping((text) => withTypos(text, random)),
    'ocr-name': () => slipping((text) => misreadName(text, random)),
    'amount-glued': plainName,
    'amount-first': plainName,
    units: plainName,
    notes: () => {
      const line = random.isChance(0.3) ? withCode(wordings.codeWithName, 'short') : plainName()
      return { text: line.text + random.pick(wordings.notes), label: line.label, unit: line.unit }
    },
    numbering: () => {
      const line = random.isChance(0.3) ? withCode(wordings.codeWithName, 'short') : plainName()
      return { text: random.pick(wordings.numberings) + line.text, label: line.label, unit: line.unit }
    },
    ambiguous,
    'analog-brand': analog,
    unknown: () => ({ text: unknown.pop() ?? random.pick(wordings.unknown), label: { none: true }, unit: 'piece' }),
    'near-miss': () => {
      for (;;) {
        const good = nextGood()
        const changed = nearMiss(wording.say(good, { style: anyStyle(), random }), random)
        if (changed && wording.fitting({ ...changed, brand: null, series: null }).length === 0)
          return { text: written(changed), label: { none: true }, unit: good.unit }
      }
    },
    heading: () => ({ text: headings.pop() ?? random.pick(wordings.headings), label: { heading: true }, unit: 'piece' }),
  }

  const [text] = wordings.layouts
  const layouts = wordings.layouts.flatMap((layout) => Array.from({ length: layout.share }, () => layout))

  return {
    /** The line and the kind of list it stands in. */
    write: (cls: LineClass): { layout: Layout; line: Omit<LabelledLine, 'list'> & Label } => {
      const layout = cls === 'amount-glued' || cls === 'amount-first' || cls === 'units' ? text : random.pick(layouts)
      const { label, unit, ...said } = writers[cls]()
      if ('heading' in label) return { layout, line: { text: said.text, cls, amount: null, unit: null, ...label } }
      return { layout, line: { cls, ...withAmount(said, { cls, of: unit, layout, wordings, random }), ...label } }
    },
  }
}
