import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import type { Month } from './calendar-year.rules.ts'
import { lookOf } from './day-look.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Styled once per month: styling 365 days one by one would be slow. */
const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 2,
  textAlign: 'center',
  '& [data-kind]': {
    width: '100%',
    height: 36,
    display: 'grid',
    placeItems: 'center',
    p: 0,
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-kind=work]': lookOf.work,
  '& [data-kind=short]': lookOf.short,
  '& [data-kind=off]': lookOf.off,
  '& button': { cursor: 'pointer' },
  '& button:hover': { bgcolor: 'action.selected' },
} as const

export function MonthTable({ month: { month, weeks }, mayChange }: { month: Month; mayChange: boolean }) {
  const { t } = useTranslation('calendar')
  const { open } = useHistoryStateSwitch()
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Box component="table" sx={table}>
        <Box component="caption" sx={{ captionSide: 'top', textAlign: 'left', typography: 'h4', pb: 2 }}>
          {t(`months.${month}`)}
        </Box>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <Box component="th" scope="col" key={weekday} sx={{ typography: 'caption', color: 'text.secondary', pb: 1 }}>
                {t(`weekdays.${weekday}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, place) => (
            <tr key={place}>
              {week.map((cell, at) => {
                if (!cell) return <Box component="td" key={WEEKDAYS[at]} />
                const { day, date, kind, note } = cell
                const label = [t(`dates.${month}`, { date }), t(`kinds.${kind}`).toLowerCase(), note].filter(Boolean).join(', ')
                const shown = { 'data-kind': kind, title: note || undefined }
                return mayChange ? (
                  <td key={WEEKDAYS[at]}>
                    <button {...shown} type="button" aria-label={label} onClick={() => void open({ openedCalendarDay: day })}>
                      {date}
                    </button>
                  </td>
                ) : (
                  <td key={WEEKDAYS[at]} aria-label={label}>
                    <div {...shown}>{date}</div>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  )
}
