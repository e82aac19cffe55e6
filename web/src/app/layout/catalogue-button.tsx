import Button from '@mui/material/Button'
import { mdiMenu } from '@mdi/js'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor, isPlainClick } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { Optional } from '../optional.tsx'
import { SectionsMenu } from '../screens.tsx'

/** Opens the sections; with a modifier key it is the link to the whole catalogue. */
export function CatalogueButton() {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setAnchor(event.currentTarget)
  }
  return (
    <>
      <Button
        variant="contained"
        component={Anchor}
        href={paths.catalogue}
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={open}
        startIcon={<Icon path={mdiMenu} />}
        sx={{ height: 40, flexShrink: 0 }}
      >
        {t('nav.catalogue')}
      </Button>
      {anchor && (
        <Optional>
          <SectionsMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </Optional>
      )}
    </>
  )
}
