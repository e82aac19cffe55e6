import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatDay } from '@vitrina/contract/days/days.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { DateField } from '#ui/date-field.tsx'
import { Part } from './part.tsx'
import { type StaffRow, useRequireTwoFactor } from './staff.api.ts'

type Props = { requiredFrom: string | null; members: readonly StaffRow[] }

/** From which day nobody works here without the second step; the days before it are the time to set it up. */
export function TwoFactorRule({ requiredFrom, members }: Props) {
  const { t } = useTranslation('staff')
  const save = useRequireTwoFactor()
  const [day, setDay] = useState(requiredFrom ?? '')
  const without = members.filter(({ hasTwoFactor, isBlocked }) => !hasTwoFactor && !isBlocked).length
  return (
    <Part title={t('rule.title')}>
      <Typography sx={{ mb: 3 }}>
        {requiredFrom ? t('rule.from', { day: formatDay(requiredFrom) }) : t('rule.none')} {t('rule.without', { count: without })}{' '}
        <Link component={Anchor} href={deskPaths.security}>
          {t('rule.own')}
        </Link>
      </Typography>
      <Box
        component="form"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
        onSubmit={(event) => {
          event.preventDefault()
          if (day) save.mutate(day)
        }}
      >
        <DateField label={t('rule.day')} value={day} onChange={setDay} />
        <Button type="submit" variant="outlined" loading={save.isPending} disabled={day === '' || day === requiredFrom}>
          {t('rule.require')}
        </Button>
        {requiredFrom && (
          <Button
            disabled={save.isPending}
            onClick={() => {
              setDay('')
              save.mutate(null)
            }}
          >
            {t('rule.drop')}
          </Button>
        )}
      </Box>
      {save.error && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {save.error.message}
        </Alert>
      )}
    </Part>
  )
}
