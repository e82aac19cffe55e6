/** ОКЕИ: what goods of the trade are counted in; metres are cut to the millimetre. */
export const units = [
  { okei: '796', name: { ru: 'шт', en: 'pcs', uz: 'dona' }, decimals: 0 },
  { okei: '006', name: { ru: 'м', en: 'm', uz: 'm' }, decimals: 3 },
  { okei: '008', name: { ru: 'км', en: 'km', uz: 'km' }, decimals: 3 },
  { okei: '055', name: { ru: 'м²', en: 'm²', uz: 'm²' }, decimals: 3 },
  { okei: '113', name: { ru: 'м³', en: 'm³', uz: 'm³' }, decimals: 3 },
  { okei: '112', name: { ru: 'л', en: 'l', uz: 'l' }, decimals: 3 },
  { okei: '166', name: { ru: 'кг', en: 'kg', uz: 'kg' }, decimals: 3 },
  { okei: '168', name: { ru: 'т', en: 't', uz: 't' }, decimals: 3 },
  { okei: '616', name: { ru: 'боб', en: 'reel', uz: 'gʻaltak' }, decimals: 0 },
  { okei: '704', name: { ru: 'набор', en: 'kit', uz: 'toʻplam' }, decimals: 0 },
  { okei: '715', name: { ru: 'пара', en: 'pair', uz: 'juft' }, decimals: 0 },
  { okei: '736', name: { ru: 'рул', en: 'roll', uz: 'rulon' }, decimals: 0 },
  { okei: '778', name: { ru: 'упак', en: 'pack', uz: 'oʻram' }, decimals: 0 },
  { okei: '798', name: { ru: 'тыс. шт', en: '1000 pcs', uz: 'ming dona' }, decimals: 3 },
  { okei: '839', name: { ru: 'компл', en: 'set', uz: 'komplekt' }, decimals: 0 },
]

/** Basis points, as the Tax Code had them and has them (425-ФЗ: 22 % from 2026). */
export const vatRates = [
  { group: 'standard', rate: 2000, validFrom: '2019-01-01', validTo: '2025-12-31' },
  { group: 'standard', rate: 2200, validFrom: '2026-01-01', validTo: null },
  { group: 'reduced', rate: 1000, validFrom: '2004-01-01', validTo: null },
  { group: 'zero', rate: 0, validFrom: '2001-01-01', validTo: null },
  { group: 'none', rate: 0, validFrom: '2001-01-01', validTo: null },
] as const

/** ISO 3166-1: every country, so that a file of any maker loads. */
const CODES = `
  AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU
  CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ
  IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW
  MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST
  SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW`

export function listCountries() {
  const names = (language: string) => new Intl.DisplayNames(language, { type: 'region' })
  const [ru, en, uz] = [names('ru'), names('en'), names('uz')]
  return CODES.trim()
    .split(/\s+/)
    .map((code) => ({ code, name: { ru: ru.of(code) ?? code, en: en.of(code) ?? code, uz: uz.of(code) ?? code } }))
}

/** The one every viewer gets until companies have others. */
export const retailPrice = { code: 'retail', name: { ru: 'Розничная', en: 'Retail', uz: 'Chakana' }, isRetail: true }

export const feeds = [
  { slug: 'news', title: { ru: 'Новости', en: 'News', uz: 'Yangiliklar' } },
  { slug: 'articles', title: { ru: 'Статьи', en: 'Articles', uz: 'Maqolalar' } },
]

/** The home page of a shop whose seller has not made one yet: what the catalogue has. */
export const homeBlocks = [
  { kind: 'sections', title: { ru: 'Разделы каталога', en: 'Sections of the catalogue', uz: 'Katalog boʻlimlari' } },
  { kind: 'brands', title: { ru: 'Бренды', en: 'Brands', uz: 'Brendlar' } },
  { kind: 'news', title: { ru: 'Новости', en: 'News', uz: 'Yangiliklar' }, payload: { feed: 'news' } },
] as const
