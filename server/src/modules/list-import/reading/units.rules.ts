/** Units of lists as buyers write them; each may end in a dot. What may also end a name (А, В, мм) is not among them. */
const SPELLINGS = [
  String.raw`шт(?:ук[аи]?)?`,
  'штук',
  String.raw`п\.? ?м`,
  String.raw`м\.? ?п`,
  String.raw`пог\.? ?м(?:етр(?:а|ов)?)?`,
  String.raw`м(?:етр(?:а|ов)?)?`,
  String.raw`кв\.? ?м`,
  String.raw`куб\.? ?м`,
  'м[²2³3]',
  'км',
  String.raw`уп(?:ак(?:ов(?:к[аи]|ок)?)?)?`,
  String.raw`компл(?:ект(?:а|ов)?)?`,
  String.raw`к-?т(?:а|ов)?`,
  'кмп',
  String.raw`наб(?:ор(?:а|ов)?)?`,
  String.raw`пар[аы]?`,
  String.raw`бухт[аы]?`,
  'бух',
  String.raw`рул(?:он(?:а|ов)?)?`,
  String.raw`бараб(?:ан(?:а|ов)?)?`,
  'бар',
  String.raw`кор(?:об(?:к[аи]|ок)?)?`,
  String.raw`ящ(?:ик(?:а|ов)?)?`,
  String.raw`пач(?:к[аи]|ек)?`,
  String.raw`лист(?:а|ов)?`,
  String.raw`хлыст(?:а|ов)?`,
  'кг',
  'т',
  'л',
  'ед',
  String.raw`усл\.? ?ед`,
  String.raw`(?:тыс\.?|т\.) ?шт`,
  String.raw`pcs?`,
  'pieces?',
  'ea',
  'sets?',
  'packs?',
  'rolls?',
  'box(?:es)?',
  'm',
  'km',
  'kg',
  'dona',
  'metr',
  'quti',
  String.raw`to['‘’]?plam`,
]

/** A unit as a part of a pattern with the flags `iu`; the longer spellings go first. */
export const UNIT = `(?:${SPELLINGS.toSorted((a, b) => b.length - a.length).join('|')})\\.?`

const WHOLE_UNIT = new RegExp(`^(?:10{1,3} ?)?${UNIT}$`, 'iu')

/** Whether a cell holds a unit alone. */
export const isUnit = (text: string): boolean => text.length <= 12 && WHOLE_UNIT.test(text.trim())
