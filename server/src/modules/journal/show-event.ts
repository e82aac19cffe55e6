import type { JournalEvent } from '@vitrina/contract/journal/journal'
import { formatDay, formatSellerMoment } from '@vitrina/contract/days/days.rules'
import type { Language } from '@vitrina/contract/languages'
import { type JournalTexts, journalTextsIn } from '#texts/journal/journal'
import type { JournalRow } from './journal.queries.ts'
import type { Names } from './names.queries.ts'
import { featureInPath, kindNamedBy, kindOfThing, namedChanges, type NamedKind } from './names.rules.ts'

/** Kept as kopecks. */
const MONEY = new Set([
  'creditSum',
  'creditLimit',
  'sum',
  'receivables',
  'overdue',
  'advance',
  'price',
  'total',
  'approvalFrom',
  'freeFrom',
  'minimumSum',
  'smallDebt',
  'freeDeliveryFrom',
  'threshold',
])
/** Points are counted in hundredths, as roubles are. */
const POINTS = new Set(['points', 'cost'])
const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/
/** Words of people are shown as they are: a product may be called `card`. */
const FREE_TEXTS = new Set([
  'name',
  'nameEn',
  'nameUz',
  'shortName',
  'fullName',
  'text',
  'title',
  'html',
  'lead',
  'summary',
  'description',
  'note',
  'reason',
  'answer',
  'phrase',
  'phrases',
  'says',
  'means',
  'article',
  'articles',
  'slug',
  'subject',
  'body',
  'button',
  'header',
  'footer',
  'label',
])
const isFreeText = (path: string) => path.split('.').some((part) => FREE_TEXTS.has(part))
/** Length of a text or list that a row of the journal shows. */
const MOST_SHOWN = 300

// Made once: a file of the journal has ten thousand rows.
const twoDecimals = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const roubles = (kopecks: number): string => `${twoDecimals.format(kopecks / 100)} ₽`

type Reader = { texts: JournalTexts; names: Names }

const wordOf = (words: Readonly<Record<string, string>>, key: string): string => words[key] ?? key

/** A setting has a name of its own; of any other path every part has its word, a place among others its number. */
function labelOf(texts: JournalTexts, names: Names, path: string): string {
  const feature = featureInPath(path)
  if (feature !== null) return `${texts.fields.feature} «${nameOf(names, 'feature', feature)}»`
  const { settings, fields }: Readonly<Record<'settings' | 'fields', Readonly<Record<string, string>>>> = texts
  const known = settings[path]
  if (known !== undefined && path.includes('.')) return known
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? `№ ${part}` : (fields[part] ?? settings[part] ?? part)))
    .join(' › ')
}

/** A thing deleted since has its number alone. */
const nameOf = (names: Names, kind: NamedKind, id: number): string => names.get(kind)?.get(id) ?? `№ ${id}`

function shownText({ texts, names }: Reader, path: string, value: unknown): string {
  const field = path.split('.').at(-1) ?? path
  const kind = kindNamedBy(path)
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number' && kind !== null) return nameOf(names, kind, value)
  if (typeof value === 'number') return MONEY.has(field) ? roubles(value) : String(POINTS.has(field) ? value / 100 : value)
  if (typeof value === 'string') {
    if (DAY.test(value)) return formatDay(value)
    if (MOMENT.test(value)) return formatSellerMoment(new Date(value))
    return isFreeText(path) ? value : wordOf(texts.values, value)
  }
  if (Array.isArray(value)) return value.map((one) => shownText({ texts, names }, path, one)).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, inner]) => inner !== null && inner !== '')
      .map(([name, inner]) => `${wordOf(texts.fields, name)}: ${shownText({ texts, names }, `${path}.${name}`, inner)}`)
      .join('; ')
  return ''
}

function shownValue(reader: Reader, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const shown = shownText(reader, field, value)
  // An empty list is nothing said, as an empty text is.
  if (shown === '') return null
  return shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN)}…` : shown
}

const personOf = (id: number | null, name: string) => (id === null ? null : { id, name: name || `№ ${id}` })

function nameOfThing(names: Names, entity: string, entityId: string): string | null {
  const kind = kindOfThing(entity)
  return kind === null ? null : (names.get(kind)?.get(Number(entityId)) ?? null)
}

/** An event in words of the reader's language; `names` are of the things it speaks about. */
export function showEvent(row: JournalRow, language: Language, names: Names): JournalEvent {
  const texts = journalTextsIn(language)
  const reader = { texts, names }
  return {
    id: row.id,
    at: row.at.toISOString(),
    type: row.type,
    title: wordOf(texts.events, row.type),
    entity: row.entity,
    entityId: row.entityId,
    entityName: wordOf(texts.entities, row.entity),
    thing: nameOfThing(names, row.entity, row.entityId),
    actor: personOf(row.actorId, row.actorName),
    onBehalfOf: personOf(row.buyerId, row.buyerName),
    company: row.companyId === null ? null : { id: row.companyId, name: row.companyName ?? `№ ${row.companyId}` },
    ip: row.ip,
    changes: namedChanges(row.diff)
      .map(({ field, before, after }) => ({
        label: labelOf(texts, names, field),
        before: shownValue(reader, field, before),
        after: shownValue(reader, field, after),
      }))
      // An empty text is nothing said.
      .filter(({ before, after }) => before !== null || after !== null),
  }
}
