import Box from '@mui/material/Box'
import type { SheetMapping } from '@vitrina/contract/list-import/import-jobs'
import { useTranslation } from '#i18n/use-translation.tsx'
import { moveEnd, moveFirst, moveHeader } from './mapping.rules.ts'
import { RowNumberField } from './row-number-field.tsx'

type Props = { rows: readonly { row: number }[]; mapping: SheetMapping; onChange: (mapping: SheetMapping) => void }

/** The head, the first and the last line by their numbers in the sheet; arrows in the fields step them. */
export function RowBounds({ rows, mapping, onChange }: Props) {
  const { t } = useTranslation('list-import')
  const numberOf = (at: number | null) => (at === null ? 0 : (rows[at]?.row ?? 0))
  /** The row with this number, or the nearest after it: empty rows are not there. */
  const placeOf = (number: number) => {
    const at = rows.findIndex(({ row }) => row >= number)
    return at < 0 ? rows.length - 1 : at
  }
  const last = rows.at(-1)?.row ?? 1
  const fields = [
    {
      label: t('columns.header'),
      value: numberOf(mapping.headerRow),
      least: 0,
      move: (number: number) => moveHeader(mapping, number < 1 ? null : placeOf(number), rows.length),
    },
    {
      label: t('columns.first'),
      value: numberOf(mapping.firstRow),
      least: 1,
      move: (number: number) => moveFirst(mapping, placeOf(number)),
    },
    {
      label: t('columns.last'),
      value: numberOf(mapping.endRow - 1),
      least: 1,
      move: (number: number) => moveEnd(mapping, placeOf(number) + 1, rows.length),
    },
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {fields.map(({ label, value, least, move }) => (
        <RowNumberField key={label} label={label} value={value} least={least} most={last} onChange={(number) => onChange(move(number))} />
      ))}
    </Box>
  )
}
