import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { stemRussian } from './stem-russian.ts'

const STARTS =
  'кабел провод выключател автоматическ розетк светильник лампочк медн силов гибк трёхжильн счётчик щит наконечник изолирующ заземляющ установленн герметичн прочнейш гибкост надёжност мощност соединя защищ термоусадочн бронированн огнестойк'.split(
    ' ',
  )
const ENDINGS =
  ' а ы у ом е и ов ами ах ь я ю ями ях ей ем й ый ая ое ые ого ому ым ой их ыми ую ий яя ее ие его ему им ими юю ть ла ли ло л ет ют ит ят ся сь вши ившись ивший ющий щий нный нная енный ость ости остью ейший ейшая ейше ишь ешь нн'.split(
    ' ',
  )

test('the Russian stemmer agrees with PostgreSQL on a thousand inflected words', async () => {
  const words = [...new Set(STARTS.flatMap((start) => ENDINGS.map((ending) => (start + ending).replaceAll('ё', 'е'))))]
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  const { rows } = await client.query<{ word: string; stem: string }>(
    `select word, coalesce((ts_lexize('russian_stem', word))[1], word) as stem from unnest($1::text[]) word`,
    [words],
  )
  await client.end()
  expect(words.length).toBeGreaterThan(1000)
  expect(rows.filter((row) => row.stem !== stemRussian(row.word)).map((row) => [row.word, row.stem, stemRussian(row.word)])).toEqual([])
})
