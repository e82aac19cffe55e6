/** Units of lists as buyers write them; each may end in a dot. What may also end a name (А, В, мм) is not among them. */
const SPELLINGS = [
  String.raw`шт(?:у[кч](?:[аи]|ек)?|-?к)?`,
  String.raw`п[./ ]{0,2}м`,
  String.raw`м[./ ]{0,2}п(?:ог)?`,
  String.raw`пог(?:онн?(?:ый|ых|ого))?\.? ?м(?:етр(?:а|ов|ы)?)?`,
  String.raw`м(?:етр(?:а|ов|ы)?|тр)?`,
  String.raw`кв\.? ?м`,
  String.raw`куб\.? ?м`,
  'м[²2³3]',
  'км',
  String.raw`килом(?:етр(?:а|ов)?)?`,
  String.raw`уп(?:-?к[аи]?|ак(?:ов(?:к[аи]|ок)?)?)?`,
  String.raw`к(?:о?мпл|омп)(?:ект|-?т)?(?:а|ов|ы)?`,
  String.raw`к-?т(?:а|ов)?`,
  'кмп',
  String.raw`наб(?:ор(?:а|ов)?)?`,
  String.raw`пар[аы]?`,
  String.raw`бухт[аы]?`,
  'бух',
  String.raw`рул(?:он(?:а|ов)?)?`,
  String.raw`бараб(?:ан(?:а|ов)?)?`,
  'бар',
  String.raw`катуш(?:к[аи]|ек)`,
  String.raw`бобин[аы]?`,
  String.raw`мот(?:ок|к(?:а|ов))`,
  String.raw`отрез(?:ок|к(?:а|ов))`,
  String.raw`кор(?:-?к[аи]|об(?:к[аи]|ок)?)?`,
  String.raw`ящ(?:ик(?:а|ов)?)?`,
  String.raw`пач(?:к[аи]|ек)?`,
  String.raw`пак(?:ет(?:а|ов)?)?`,
  String.raw`блист(?:ер(?:а|ов)?)?`,
  String.raw`бан(?:к[аи]|ок)`,
  String.raw`балл?он(?:а|ов)?`,
  String.raw`туб[аы]?`,
  String.raw`тюбик(?:а|ов)?`,
  String.raw`меш(?:ок|к(?:а|ов))`,
  String.raw`лист(?:а|ов)?`,
  String.raw`хлыст(?:а|ов)?`,
  String.raw`пал(?:ка|ки|ок)`,
  'кг',
  'т',
  'л',
  String.raw`ед(?:иниц[аы]?)?`,
  'экз',
  String.raw`усл\.? ?ед`,
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

/** «1,5 тыс. м», «2 т.шт»: thousands of a unit. */
export const THOUSANDS = String.raw`(?:тыс(?:яч[аи]?)?(?:\.\s?|\s)|т\.\s?(?=шт))`

/** A unit as a part of a pattern with the flags `iu`; the longer spellings go first. */
export const UNIT = `(?:${SPELLINGS.toSorted((a, b) => b.length - a.length).join('|')})\\.?`

const WHOLE_UNIT = new RegExp(`^(?:10{1,3} ?)?(?:${THOUSANDS})?${UNIT}$`, 'iu')

/** Pieces, packs, sets and drums: what is counted, not measured. */
export const COUNT = String.raw`(?:шт(?:у[кч](?:[аи]|ек)?|-?к)?|к(?:о?мпл|омп)(?:ект|-?т)?(?:а|ов|ы)?|к-т(?:а|ов)?|уп(?:-?к[аи]?|ак(?:ов(?:к[аи]|ок)?)?)?|пач(?:к[аи]|ек)|бухт[аы]?|рул(?:он(?:а|ов)?)?|барабан(?:а|ов)?|пал(?:ка|ки|ок)|ед(?:иниц[аы]?)?|экз|pcs?|dona)\.?`

/** No unit is written longer: «погонных метров». */
const LONGEST_UNIT = 16

/** Whether a cell holds a unit alone. */
export const isUnit = (text: string): boolean => text.length <= LONGEST_UNIT && WHOLE_UNIT.test(text.trim())
