import Button from '@mui/material/Button'
import { mdiMenu } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'

export function CatalogueButton() {
  const { t } = useTranslation()
  return (
    <Button
      variant="contained"
      component={Anchor}
      href={paths.catalogue}
      startIcon={<Icon path={mdiMenu} />}
      sx={{ height: 40, flexShrink: 0 }}
    >
      {t('nav.catalogue')}
    </Button>
  )
}
