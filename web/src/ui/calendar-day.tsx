import ButtonBase from '@mui/material/ButtonBase'

type Props = {
  day: string
  /** 18 ноября 2026 */
  name: string
  isOfMonth: boolean
  isPicked: boolean
  isToday: boolean
  /** One day of the grid is reached by Tab, the others by arrows. */
  isFocusable: boolean
  isOut: boolean
  onPick: (day: string) => void
}

export const CalendarDay = ({ day, name, isOfMonth, isPicked, isToday, isFocusable, isOut, onPick }: Props) => (
  <td aria-selected={isPicked} style={{ padding: 0 }}>
    <ButtonBase
      data-day={day}
      aria-label={name}
      disabled={isOut}
      tabIndex={isFocusable ? 0 : -1}
      {...(isToday && { 'aria-current': 'date' })}
      onClick={() => onPick(day)}
      sx={{
        width: { xs: 40, sm: 34 },
        height: { xs: 40, sm: 32 },
        borderRadius: 1,
        font: 'inherit',
        fontSize: 14,
        fontVariantNumeric: 'tabular-nums',
        color: isOfMonth ? 'text.primary' : 'text.secondary',
        '&:hover': { bgcolor: 'action.hover' },
        '&.Mui-disabled': { color: 'text.disabled' },
        ...(isToday && { border: 1, borderColor: 'divider' }),
        ...(isPicked && { '&, &:hover': { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 } }),
      }}
    >
      {Number(day.slice(8))}
    </ButtonBase>
  </td>
)
