import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { NotificationChoice, NotificationSettings } from '@vitrina/contract/account/notification-settings'
import { type NotificationEvent, notificationEvents } from '@vitrina/contract/account/notification-settings.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { settingOf, toggled } from './draft.rules.ts'

type Props = {
  event: NotificationEvent
  /** Title of the event. */
  name: string
  at: NotificationChoice['channels'][number]
  choice: NotificationChoice
  settings: NotificationSettings
  onChange: (settings: NotificationSettings) => void
  /** Shown where there is no column title. */
  label?: string
}

/** News need the consent; a channel without an address cannot be ticked. */
export function ChannelTick({ event, name, at: { channel, to }, choice, settings, onChange, label }: Props) {
  const { t } = useTranslation('account')
  const isBarred = to === null || (notificationEvents[event] === 'marketing' && !choice.hasMarketingConsent)
  const isOn = settingOf(settings, event).channels[channel] === true
  const box = (
    <Checkbox
      size="small"
      checked={isOn && !isBarred}
      disabled={isBarred}
      onChange={(_, checked) => onChange(toggled(settings, { event, channel, isOn: checked }))}
      slotProps={{ input: { 'aria-label': `${name}: ${t(`channels.${channel}`)}` } }}
    />
  )
  return label ? <FormControlLabel control={box} label={label} /> : box
}
