import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { sellerToday } from '#lib/dates.ts'
import { dayByKey, nearestAllowed, shiftMonth, weeksOf } from './calendar.rules.ts'
import { CalendarDay } from './calendar-day.tsx'
import { Icon } from './icon.tsx'

type MonthProps = {
  label: string
  value: string
  canClear: boolean
  min: string | undefined
  max: string | undefined
  onPick: (day: string) => void
}

type Props = MonthProps & { anchor: () => HTMLElement | null; onClose: () => void }

const weekdays = [1, 2, 3, 4, 5, 6, 7]

export const CalendarPopup = ({ anchor, onClose, ...month }: Props) => (
  <Popover
    open
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': month.label, 'aria-modal': true, sx: { p: 3, mt: 1 } } }}
  >
    <Month {...month} />
  </Popover>
)

/** A month to pick a day from: arrows, Home, End, Page Up and Page Down move, Enter picks, Escape closes. */
function Month({ label, value, canClear, min, max, onPick }: MonthProps) {
  const { t } = useTranslation('calendar')
  const today = sellerToday()
  const bounds = { min, max }
  const [focused, setFocused] = useState(() => nearestAllowed(value || today, bounds))
  const table = useRef<HTMLTableElement>(null)
  // The buttons of the months keep the focus, so that they can be pressed again.
  const [isFollowed, setFollowed] = useState(true)
  useLayoutEffect(() => {
    if (isFollowed) table.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused, isFollowed])
  const go = (day: string, isByKey: boolean) => {
    setFollowed(isByKey)
    setFocused(nearestAllowed(day, bounds))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(focused, event.key)
    if (!day) return
    event.preventDefault()
    go(day, true)
  }
  const month = focused.slice(0, 7)
  const isOut = (day: string) => Boolean((min && day < min) || (max && day > max))
  const turn = (by: 1 | -1) => (
    <IconButton
      size="small"
      aria-label={t(by === 1 ? 'picker.next' : 'picker.previous')}
      disabled={by === 1 ? Boolean(max && max.slice(0, 7) <= month) : Boolean(min && min.slice(0, 7) >= month)}
      onClick={() => go(shiftMonth(focused, by), false)}
    >
      <Icon path={by === 1 ? mdiChevronRight : mdiChevronLeft} />
    </IconButton>
  )
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        {turn(-1)}
        <Typography component="h2" aria-live="polite" sx={{ fontWeight: 600, fontSize: 14 }}>
          {t(`months.${Number(month.slice(5))}`)} {month.slice(0, 4)}
        </Typography>
        {turn(1)}
      </Box>
      <Box component="table" role="grid" ref={table} aria-label={label} onKeyDown={onKeyDown} sx={{ borderSpacing: 0 }}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <Box component="th" key={weekday} scope="col" sx={{ fontWeight: 400, fontSize: 12, color: 'text.secondary', height: 28 }}>
                {t(`weekdays.${weekday}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  day={day}
                  name={`${t(`dates.${Number(day.slice(5, 7))}`, { date: Number(day.slice(8)) })} ${day.slice(0, 4)}`}
                  isOfMonth={day.startsWith(month)}
                  isPicked={day === value}
                  isToday={day === today}
                  isFocusable={day === focused}
                  isOut={isOut(day)}
                  onPick={onPick}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
        <Button size="small" disabled={isOut(today)} onClick={() => onPick(today)}>
          {t('picker.today')}
        </Button>
        {canClear && value !== '' && (
          <Button size="small" color="inherit" onClick={() => onPick('')}>
            {t('picker.clear')}
          </Button>
        )}
      </Box>
    </>
  )
}
