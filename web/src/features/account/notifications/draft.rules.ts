import type { NotificationSettings } from '@vitrina/contract/account/notification-settings'
import {
  defaultSetting,
  type Digest,
  type EventSetting,
  type NotificationChannel,
  type NotificationEvent,
} from '@vitrina/contract/account/notification-settings.rules'

export const settingOf = (settings: NotificationSettings, event: NotificationEvent): EventSetting =>
  settings.events[event] ?? defaultSetting(event)

const withSetting = (settings: NotificationSettings, event: NotificationEvent, setting: EventSetting): NotificationSettings => ({
  ...settings,
  events: { ...settings.events, [event]: { ...settings.events[event], ...setting } },
})

export function toggled(
  settings: NotificationSettings,
  { event, channel, isOn }: { event: NotificationEvent; channel: NotificationChannel; isOn: boolean },
): NotificationSettings {
  const setting = settingOf(settings, event)
  return withSetting(settings, event, { ...setting, channels: { ...setting.channels, [channel]: isOn } })
}

export const withDigest = (settings: NotificationSettings, event: NotificationEvent, digest: Digest): NotificationSettings =>
  withSetting(settings, event, { ...settingOf(settings, event), digest })
