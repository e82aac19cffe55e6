import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from '#i18n/use-translation.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { DifferenceList } from '../difference-list.tsx'
import type { OfferEditor } from './offer-editor.ts'
import { useOfferState } from './use-offer-editor.ts'

/** The offer was changed elsewhere meanwhile: what one's own changes would still change in it, and both ways on. */
export function ConflictDialog({ editor }: { editor: OfferEditor }) {
  const { t } = useTranslation('offers')
  const conflict = useOfferState(editor, (state) => state.conflict)
  if (!conflict) return null
  return (
    <AppDialog
      isOpen
      title={t('conflict.title')}
      onClose={() => editor.resolve('mine')}
      actions={
        <>
          <Button color="inherit" onClick={() => editor.resolve('theirs')}>
            {t('conflict.takeTheirs')}
          </Button>
          <Button variant="contained" onClick={() => editor.resolve('mine')}>
            {t('conflict.keepMine')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 2 }}>{t('conflict.text')}</Typography>
      <DifferenceList difference={conflict.differences} label={t('conflict.mine')} />
    </AppDialog>
  )
}
