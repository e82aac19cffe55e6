import { expect, test } from 'vitest'
import { weekdayName } from './weekday-name.ts'

const week = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']

test.each([
  ['ru', 'вс пн вт ср чт пт сб'],
  ['en', 'Sun Mon Tue Wed Thu Fri Sat'],
  ['uz', 'yak dush sesh chor pay jum shan'],
])('in %s a week is named from its Sunday on', (language, names) => {
  for (let time = 0; time < 2; time++) expect(week.map((day) => weekdayName(day, language)).join(' ')).toBe(names)
})
