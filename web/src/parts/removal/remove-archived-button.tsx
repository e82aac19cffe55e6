import Button from '@mui/material/Button'
import { mdiDeleteSweepOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import type { Removals } from './removals.ts'

type Props = {
  removals: Removals
  /** The things to delete, in the words of the area. */
  text: string
  remove: () => Promise<{ deletionToken: string | null; deletedCount: number }>
}

/** One job for all of them; they can be brought back for ten minutes. */
export function RemoveArchivedButton({ removals, text, remove }: Props) {
  const { t } = useTranslation('removal')
  const run = async () => {
    const { deletionToken, deletedCount } = await remove()
    if (deletionToken) removals.remember({ deletionToken, count: deletedCount, name: '' })
  }
  return (
    <Button
      color="inherit"
      startIcon={<Icon path={mdiDeleteSweepOutline} fontSize="small" />}
      sx={{ ml: { sm: 'auto' } }}
      onClick={() => askConfirm({ title: t('all.title'), text, confirm: t('all.confirm'), isDangerous: true, run })}
    >
      {t('all.open')}
    </Button>
  )
}
