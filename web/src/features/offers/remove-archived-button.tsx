import Button from '@mui/material/Button'
import { mdiDeleteSweepOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { rememberRemoval } from './removals.ts'
import { useRemoveArchived } from './offers.api.ts'

/** One job for all of them; they can be brought back for ten minutes. */
export function RemoveArchivedButton({ count }: { count: number }) {
  const { t } = useTranslation('offers')
  const remove = useRemoveArchived()
  const run = async () => {
    const { deletionToken, deletedCount } = await remove.mutateAsync(undefined)
    if (deletionToken) rememberRemoval({ deletionToken, count: deletedCount, name: '' })
  }
  return (
    <Button
      color="inherit"
      startIcon={<Icon path={mdiDeleteSweepOutline} fontSize="small" />}
      sx={{ ml: { sm: 'auto' } }}
      onClick={() =>
        askConfirm({
          title: t('removeAll.title'),
          text: t('removeAll.text', { count }),
          confirm: t('removeAll.confirm'),
          isDangerous: true,
          run,
        })
      }
    >
      {t('removeAll.open')}
    </Button>
  )
}
