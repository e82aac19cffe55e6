import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { SectionFrame } from '#ui/section-frame.tsx'

/** For a company that has not ordered yet: what will be here, and how to begin. */
export function StartBlock() {
  const { t } = useTranslation('workbench')
  return (
    <SectionFrame isTight title={t('start.title')}>
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: 640 }}>
        {t('start.text')}
      </Typography>
      <Button variant="contained" component={Anchor} href={paths.catalogue}>
        {t('start.action')}
      </Button>
    </SectionFrame>
  )
}
