import { expect, test } from 'vitest'
import { readScan } from './read-scan.ts'

const word = (left: number, top: number, text: string, sure = 90) =>
  `5\t1\t1\t1\t1\t1\t${left}\t${top}\t${text.length * 10}\t20\t${sure}\t${text}`
const page = (...words: string[]) => ['level\tpage_num\tblock_num', '4\t1\t1\t1\t1\t0\t0\t0\t900\t20\t-1\t', ...words].join('\n')

test('recognised words are a table again: rules and spots are none, and the buyer is told to check', () => {
  const tsv = page(
    word(0, 0, '|Автомат'),
    word(300, 2, '5|'),
    word(200, 0, '—'),
    word(0, 60, 'Розетка'),
    word(300, 58, '7'),
    word(500, 58, 'ж', 10),
  )
  expect(readScan({ pages: [tsv], kind: 'image', hasMore: true, mostRows: 10 })).toEqual({
    kind: 'image',
    sheets: [
      {
        name: '',
        rows: [
          { row: 1, cells: ['Автомат', '5'] },
          { row: 2, cells: ['Розетка', '7'] },
        ],
      },
    ],
    remarks: ['scan', 'pages-cut'],
  })
})
