import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { useTranslation } from '#i18n/use-translation.tsx'
import { type Draft, valueAt, withValue } from './settings-draft.rules.ts'
import type { SettingMatrix } from './settings-parts.ts'

type Props = { matrix: SettingMatrix; draft: Draft; onChange: (draft: Draft) => void }

/** A field of a company or of sign-up in each row, what applies to it in the columns. */
export function SettingMatrixView({ matrix: { path, rows, columns }, draft, onChange }: Props) {
  const { t } = useTranslation('settings')
  const isOn = (row: string, column: string) => valueAt(draft, `${path}.${row}.${column}`) === true
  /** A row the seller never touched has none of its switches stored: it is saved whole. */
  const change = (row: string, column: string, value: boolean) =>
    onChange(withValue(draft, `${path}.${row}`, Object.fromEntries(columns.map((one) => [one, one === column ? value : isOn(row, one)]))))
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{ borderCollapse: 'collapse', minWidth: 480, width: '100%', '& th, & td': { p: 1, borderBottom: 1, borderColor: 'divider' } }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ textAlign: 'left', typography: 'body2', color: 'text.secondary' }}>
              {t(`matrix.${path}`)}
            </Box>
            {columns.map((column) => (
              <Box key={column} component="th" scope="col" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {t(`columns.${column}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <Box component="th" scope="row" sx={{ textAlign: 'left', fontWeight: 400 }}>
                {t(`rows.${path}.${row}`)}
              </Box>
              {columns.map((column) => (
                <Box key={column} component="td" sx={{ textAlign: 'center' }}>
                  <Checkbox
                    size="small"
                    checked={isOn(row, column)}
                    onChange={(_, value) => change(row, column, value)}
                    slotProps={{ input: { 'aria-label': `${t(`rows.${path}.${row}`)}: ${t(`columns.${column}`)}` } }}
                  />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
