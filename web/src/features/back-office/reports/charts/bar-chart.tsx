import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { barFill, Legend } from './chart-fills.tsx'

export type Bar = { key: string; name: string; values: readonly number[]; before?: number; text: ReactNode }

type Props = { label: string; bars: readonly Bar[]; series: readonly string[]; beforeName?: string }

/** Lines of names, bars and figures: a list to a screen reader, which reads the figures. */
export function BarChart({ label, bars, series, beforeName }: Props) {
  const most = Math.max(1, ...bars.flatMap(({ values, before }) => [values.reduce((sum, value) => sum + value, 0), before ?? 0]))
  const share = (value: number) => `${(value / most) * 100}%`
  return (
    <Paper variant="outlined" sx={{ display: 'grid', gap: 3, p: { xs: 3, sm: 4 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {(series.length > 1 || beforeName !== undefined) && <Legend series={series} before={beforeName} />}
      <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {bars.map(({ key, name, values, before, text }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              gap: { xs: 0.5, sm: 3 },
              alignItems: 'center',
              gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(140px, 260px) minmax(0, 1fr) minmax(120px, auto)' },
            }}
          >
            <Box sx={{ overflowWrap: 'anywhere', fontSize: 14 }}>{name}</Box>
            <Box
              aria-hidden
              sx={{ position: 'relative', display: 'flex', height: 18, order: { xs: 1, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
            >
              {values.map((value, part) => (
                <Box key={series[part] ?? part} sx={{ width: share(value), minWidth: value > 0 ? '2px' : 0, ...barFill(part) }} />
              ))}
              {before !== undefined && (
                <Box
                  sx={{
                    position: 'absolute',
                    top: -2,
                    bottom: -2,
                    left: share(before),
                    borderLeft: '2px dashed',
                    borderColor: 'text.primary',
                  }}
                />
              )}
            </Box>
            <Box sx={{ textAlign: 'right', fontSize: 13, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{text}</Box>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
