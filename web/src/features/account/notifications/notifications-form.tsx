import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { NotificationChoice, NotificationSettings } from '@vitrina/contract/account/notification-settings'
import { silentEvents } from '@vitrina/contract/account/notification-settings.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { useSaveNotifications } from '../account.api.ts'
import { AccountLeaveGuard } from '../account-leave-guard.tsx'
import { CompaniesSection } from './companies-section.tsx'
import { EventMatrix } from './event-matrix.tsx'
import { MarketingSection } from './marketing-section.tsx'
import { QuietHoursSection } from './quiet-hours-section.tsx'

/** Saved as a whole, with one button that stays in sight. */
export function NotificationsForm({ choice }: { choice: NotificationChoice }) {
  const { t } = useTranslation('account')
  const [changed, setChanged] = useState<NotificationSettings | null>(null)
  const save = useSaveNotifications()
  const settings = changed ?? choice.settings
  const isDirty = changed !== null && JSON.stringify(changed) !== JSON.stringify(choice.settings)
  const silent = silentEvents(settings.events)
  const submit = () =>
    save.mutate(
      { settings },
      {
        onSuccess: () => {
          setChanged(null)
          showMessage({ text: t('notifications.saved'), kind: 'success' })
        },
      },
    )
  return (
    <>
      <EventMatrix choice={choice} settings={settings} silent={silent} onChange={setChanged} />
      <MarketingSection isGiven={choice.hasMarketingConsent} />
      <QuietHoursSection settings={settings} onChange={setChanged} />
      {choice.companies.length > 1 && <CompaniesSection companies={choice.companies} settings={settings} onChange={setChanged} />}
      {isDirty && (
        <Box
          role="region"
          aria-label={t('notifications.unsaved')}
          sx={{
            position: 'sticky',
            bottom: { xs: 64, sm: 12 },
            zIndex: 2,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            maxWidth: 900,
            p: 3,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: 3,
          }}
        >
          {silent.length > 0 ? (
            <Alert severity="warning" sx={{ flex: '1 1 260px' }}>
              {t('notifications.silent')}
            </Alert>
          ) : (
            <Box sx={{ flex: '1 1 200px' }}>{t('notifications.unsaved')}</Box>
          )}
          <Button color="inherit" onClick={() => setChanged(null)}>
            {t('undo')}
          </Button>
          <Button variant="contained" loading={save.isPending} disabled={silent.length > 0} onClick={submit}>
            {t('save')}
          </Button>
        </Box>
      )}
      <AccountLeaveGuard isDirty={isDirty} />
    </>
  )
}
