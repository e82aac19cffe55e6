import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { type ShownCompany, useSetActive } from './company-desk.api.ts'

/** Stops or resumes the work with an approved company. */
export function CompanyActivity({ company: { id, version, state, name } }: { company: ShownCompany }) {
  const { t } = useTranslation('company-desk')
  const save = useSetActive(id)
  if (state !== 'approved' && state !== 'inactive') return null
  const isActive = state === 'approved'
  return (
    <Section title={t('activity.title')}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t(isActive ? 'activity.works' : 'activity.stopped')}
      </Typography>
      <Button
        variant="outlined"
        color={isActive ? 'error' : 'primary'}
        loading={save.isPending}
        onClick={() =>
          askConfirm({
            title: t(isActive ? 'activity.stopTitle' : 'activity.resumeTitle', { name }),
            confirm: t(isActive ? 'activity.stop' : 'activity.resume'),
            isDangerous: isActive,
            run: () => save.mutateAsync({ version, isActive: !isActive }),
          })
        }
      >
        {t(isActive ? 'activity.stop' : 'activity.resume')}
      </Button>
    </Section>
  )
}
