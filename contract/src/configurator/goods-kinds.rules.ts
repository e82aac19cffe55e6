import type { GoodsFeature, GoodsFeatures, GoodsKind } from './assembly-shapes.ts'

/** A kind of goods as a catalogue names it, by words of the trade and ETIM classes: nothing is tied to one catalogue's ids or codes. */
const kindWords: readonly [GoodsKind, RegExp, ...string[]][] = [
  ['rcbo', /авдт|автомат\S* дифференциальн|дифференциальн\S* автомат|дифавтомат/i, 'EC000905'],
  ['rcd', /узо\b|\(узо\)|дифференциального тока/i, 'EC000003'],
  ['breaker', /автоматическ\S* модульн|модульн\S* автоматическ/i, 'EC000042'],
  ['switch', /выключател\S* нагрузки/i],
  ['spd', /импульсн\S* перенапряжен|узип/i],
  ['contactor', /контактор\S* модульн|модульн\S* контактор/i],
  ['cable', /кабел\S* силов/i],
  ['wire', /провод\S* установочн|пугв/i],
  ['bus-n', /шин\S* нулев/i],
  ['comb', /шин\S* соединительн|гребенчат|гребёнчат/i],
  ['rail', /^(din-?\s?)?рейк[аи]/i],
  ['plate-enclosure', /с монтажной панелью|щмп/i],
  ['enclosure', /бокс\S* пластиков|щит\S* распределительн|щрн|щрв/i],
  ['blank', /заглушк\S* (модул|щит|бокс|для)/i],
  ['ferrule', /нш[впк]|наконечник\S*-гильз|наконечник\S* штырев\S* втулоч/i],
  ['lug', /наконечник\S* кабельн|наконечник\S* под опрессовк/i],
]

export const kindOfFamily = ({ name, etimClass }: { name: string; etimClass: string | null }): GoodsKind | null =>
  kindWords.find(([, words, ...classes]) => (etimClass !== null && classes.includes(etimClass)) || words.test(name))?.[0] ?? null

const featureWords: readonly [GoodsFeature, RegExp, unit?: string][] = [
  ['poles', /^(количество|число) полюсов/i],
  ['current', /^номинальный ток/i],
  ['curve', /характеристика (срабатывания|расцепления)|кривая (отключения|срабатывания)/i],
  ['breaking', /отключающая способность/i],
  ['leak', /дифференциальный (отключающий )?ток|ток утечки/i, 'мА'],
  ['leakType', /тип .*дифференциальн|тип узо/i],
  ['voltageKv', /напряжение/i, 'кВ'],
  ['coilVoltage', /напряжение (катушки|управления)/i],
  ['voltage', /^номинальное (рабочее )?напряжение$/i],
  ['modules', /^(ширина в модулях|количество модулей)/i],
  ['capacity', /вместимость|число модулей корпуса/i],
  ['ip', /степень защиты/i],
  ['mounting', /способ (монтажа|установки)/i],
  ['cores', /(число|количество) жил/i],
  ['section', /^сечение( жилы| проводника)?$/i],
  ['material', /материал (жилы|проводника)/i],
  ['surgeClass', /класс (узип|испытаний)/i],
  ['surgeCurrent', /разрядный ток/i],
  ['contacts', /контакты|исполнение контактов/i],
  ['inputs', /(количество|число) (входов|отверстий|присоединений)/i],
  ['colour', /^цвет($|\s)/i],
  ['length', /^длина$/i, 'мм'],
  ['width', /^ширина$/i, 'мм'],
  ['height', /^высота$/i, 'мм'],
  ['type', /марка кабеля|^тип изделия$/i],
]

export const featureOf = ({ name, unit }: { name: string; unit: string | null }): GoodsFeature | null =>
  featureWords.find(([, words, wantedUnit]) => words.test(name) && (wantedUnit === undefined || wantedUnit === unit))?.[0] ?? null

const twins: Record<string, string> = { А: 'A', В: 'B', С: 'C', О: 'O', Н: 'N', З: 'C' }
/** Letters of the Russian keyboard that stand for Latin ones: тип АС, характеристика С. */
const latin = (text: string) => text.toUpperCase().replace(/[АВСОНЗ]/g, (letter) => twins[letter] ?? letter)

const words: Partial<Record<GoodsFeature, readonly [RegExp, string][]>> = {
  mounting: [
    [/навесн|накладн|открыт/i, 'surface'],
    [/встраив|скрыт|утопл/i, 'flush'],
  ],
  colour: [
    [/ж[её]лто-зел/i, 'yellow-green'],
    [/син|голуб/i, 'blue'],
    [/бел/i, 'white'],
    [/ч[её]рн/i, 'black'],
    [/коричн/i, 'brown'],
    [/красн/i, 'red'],
    [/сер/i, 'grey'],
  ],
  material: [
    [/мед/i, 'copper'],
    [/алюм/i, 'aluminium'],
  ],
  // Cables for fixed laying; flexible and control cables are not chosen for a board.
  type: [
    [/^а?вб[бш]/i, 'armoured'],
    [/^а?ввг/i, 'plain'],
  ],
}

const numbers: ReadonlySet<GoodsFeature> = new Set([
  'poles',
  'current',
  'breaking',
  'leak',
  'voltage',
  'voltageKv',
  'coilVoltage',
  'modules',
  'capacity',
  'cores',
  'section',
  'surgeCurrent',
  'inputs',
  'length',
  'width',
  'height',
])

/** A value of a card in the words of the configurator; undefined: it says nothing the rules know. */
export function readValue(feature: GoodsFeature, { text, number }: { text: string; number: number | null }): number | string | undefined {
  const known = words[feature]
  if (known) return known.find(([pattern]) => pattern.test(text))?.[1]
  if (numbers.has(feature)) {
    const value =
      number ??
      Number(
        text
          .replace(/\s/g, '')
          .replace(',', '.')
          .replace(/[^\d.-].*$/, ''),
      )
    return Number.isFinite(value) && (number !== null || /\d/.test(text)) ? value : undefined
  }
  if (feature === 'contacts') return latin(text).replace(/\s/g, '')
  return feature === 'curve' || feature === 'leakType' || feature === 'surgeClass' ? latin(text).replace('TИП', '').trim() : text.trim()
}

/** The kind of one product: a family of bars or rails holds more than one. */
export function kindOfProduct(family: GoodsKind | null, { name, features }: { name: string; features: GoodsFeatures }): GoodsKind | null {
  if (family === 'bus-n') return features.colour === 'yellow-green' ? 'bus-pe' : 'bus-n'
  if (family === 'rail') return /^(din-?\s?)?рейка/i.test(name) ? 'rail' : null
  return family
}

/** Pieces in one unit of the product: ferrules are sold by the pack. */
export function piecesInUnit(unit: string, packs: readonly { name: string; number: number | null }[]): number {
  if (!/^(упак|уп($|[.\s])|пач)/i.test(unit)) return 1
  return packs.find(({ name, number }) => number !== null && number >= 1 && /количество (шт\S* )?в упаковке/i.test(name))?.number ?? 1
}

/** The family in which goods of a kind are looked for. */
export const familyKindOf = (kind: GoodsKind): GoodsKind => (kind === 'bus-pe' ? 'bus-n' : kind)
