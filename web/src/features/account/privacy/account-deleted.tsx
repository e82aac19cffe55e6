import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiDownload } from '@mdi/js'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { DestructionAct } from '@vitrina/contract/account/personal-data'
import { useTranslation } from '#i18n/use-translation.tsx'
import { eraseIdentity, clearToken } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { userQuery } from '#parts/site/site.api.ts'
import { AppDialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { saveFile } from './save-file.ts'

/** The last screen: there is no address left to send the act to, so it is given here. */
export function AccountDeleted({ act }: { act: DestructionAct }) {
  const { t } = useTranslation('account')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const leave = async () => {
    clearToken()
    eraseIdentity()
    queries.setQueryData(userQuery.queryKey, null)
    await navigate({ to: paths.home, replace: true, state: {} })
    queries.removeQueries({ queryKey: ['account'] })
    await queries.invalidateQueries()
  }
  return (
    <AppDialog
      isOpen
      isSmall
      title={t('deletion.done')}
      onClose={() => void leave()}
      actions={
        <>
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiDownload} />}
            onClick={() => saveFile({ name: `act-${act.number}.html`, type: 'text/html', text: act.html })}
          >
            {t('deletion.act')}
          </Button>
          <Button variant="contained" onClick={() => void leave()}>
            {t('deletion.leave')}
          </Button>
        </>
      }
    >
      <Typography>{t('deletion.doneText')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {t('deletion.number', { number: act.number })}
      </Typography>
    </AppDialog>
  )
}
