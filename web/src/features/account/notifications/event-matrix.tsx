import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { NotificationChoice, NotificationSettings } from '@vitrina/contract/account/notification-settings'
import {
  type EventKind,
  eventNames,
  eventToggles,
  type NotificationEvent,
  notificationEvents,
} from '@vitrina/contract/account/notification-settings.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useAreTogglesOn } from '#parts/site/use-site.ts'
import { usePhone } from '#ui/use-desktop.ts'
import { FormSection } from '../form-section.tsx'
import { ChannelTick } from './channel-tick.tsx'
import { DigestChoice } from './digest-choice.tsx'

type Props = {
  choice: NotificationChoice
  settings: NotificationSettings
  silent: readonly NotificationEvent[]
  onChange: (settings: NotificationSettings) => void
}

const kinds: readonly EventKind[] = ['needed', 'optional', 'marketing']

function useEvents() {
  const areOn = useAreTogglesOn()
  const isConfigurable = (event: NotificationEvent) => areOn(eventToggles[event] ?? [])
  return (kind: EventKind) => eventNames.filter((event) => notificationEvents[event] === kind && isConfigurable(event))
}

/** Event × channel; a phone has one block for each event. */
export function EventMatrix(props: Props) {
  const { t } = useTranslation('account')
  const isPhone = usePhone()
  return (
    <FormSection title={t('notifications.title')} text={t('notifications.text')}>
      {isPhone ? <EventList {...props} /> : <EventTable {...props} />}
    </FormSection>
  )
}

const useName = () => {
  const { t } = useTranslation('account')
  return (event: NotificationEvent) => t(`events.${event.replace('.', '-')}`)
}

function EventTable({ choice, settings, silent, onChange }: Props) {
  const { t } = useTranslation('account')
  const name = useName()
  const eventsOf = useEvents()
  return (
    <Table size="small" aria-label={t('notifications.title')} sx={{ '& td, & th': { py: 1, px: { sm: 1, lg: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('notifications.event')}</TableCell>
          {choice.channels.map(({ channel, to }) => (
            <TableCell key={channel} align="center" sx={{ width: 110 }}>
              {t(`channels.${channel}`)}
              {to === null && (
                <Typography variant="caption" component="div" color="textSecondary">
                  {t('channels.none')}
                </Typography>
              )}
            </TableCell>
          ))}
          <TableCell sx={{ width: 180 }}>{t('notifications.digest')}</TableCell>
        </TableRow>
      </TableHead>
      {kinds.map((kind) => (
        <TableBody key={kind}>
          <TableRow>
            <TableCell component="th" scope="colgroup" colSpan={4} sx={{ border: 0, pt: '16px !important' }}>
              <Typography variant="subtitle2" component="span" color="textPrimary">
                {t(`notifications.${kind}`)}
              </Typography>
            </TableCell>
          </TableRow>
          {eventsOf(kind).map((event) => (
            <TableRow key={event} hover>
              <TableCell component="th" scope="row" sx={{ color: silent.includes(event) ? 'error.main' : 'inherit' }}>
                {name(event)}
              </TableCell>
              {choice.channels.map((to) => (
                <TableCell key={to.channel} align="center">
                  <ChannelTick event={event} name={name(event)} at={to} choice={choice} settings={settings} onChange={onChange} />
                </TableCell>
              ))}
              <TableCell>
                <DigestChoice event={event} name={name(event)} settings={settings} onChange={onChange} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
    </Table>
  )
}

function EventList({ choice, settings, silent, onChange }: Props) {
  const { t } = useTranslation('account')
  const name = useName()
  const eventsOf = useEvents()
  return kinds.map((kind) => (
    <Box component="section" key={kind} aria-label={t(`notifications.${kind}`)} sx={{ mb: 3 }}>
      <Typography variant="subtitle2" component="h3">
        {t(`notifications.${kind}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {eventsOf(kind).map((event) => (
          <Box component="li" key={event} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
            <Typography sx={{ color: silent.includes(event) ? 'error.main' : 'inherit' }}>{name(event)}</Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
              {choice.channels.map((to) => (
                <ChannelTick
                  key={to.channel}
                  event={event}
                  name={name(event)}
                  at={to}
                  choice={choice}
                  settings={settings}
                  onChange={onChange}
                  label={t(`channels.${to.channel}`)}
                />
              ))}
              <DigestChoice event={event} name={name(event)} settings={settings} onChange={onChange} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  ))
}
