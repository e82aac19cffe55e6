import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { mdiMagnify, mdiPlus } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { companiesQuery, useChooseCompany } from '#parts/companies/companies.api.ts'
import { useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { AppDialog } from '#ui/dialog.tsx'
import { ErrorView } from '#ui/error-view.tsx'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { useDesktop } from '#ui/use-desktop.ts'
import { useSettled } from '#ui/use-settled.ts'
import { ActiveCompany } from './active-company.tsx'
import { CompaniesList } from './companies-list.tsx'

/** A shorter list needs no search. */
const WORTH_A_SEARCH = 7

/** P-07: the company at work with its debt and manager; whoever has several chooses another, and prices, cart and lists follow at once. */
export function CompaniesDialog() {
  const { t } = useTranslation('companies')
  const router = useRouter()
  const { close } = useHistoryStateSwitch()
  const user = useUser()
  const choose = useChooseCompany()
  const dismiss = () => close('openedCompanies')
  const pick = (id: number, isActive: boolean) => {
    if (choose.isPending) return
    if (isActive) return dismiss()
    choose.mutate(id, {
      onSuccess: (company) => {
        dismiss()
        showMessage({ text: t('switch.done', { name: company.name }), kind: 'success' })
      },
    })
  }
  const addCompany = () => void router.navigate({ to: paths.company, replace: true, state: { openedCompanyTool: { kind: 'company' } } })
  return (
    <AppDialog
      isOpen
      title={t(user?.companyName && !user.hasMultiCompany ? 'title' : 'switch.title')}
      onClose={dismiss}
      isBusy={choose.isPending}
      actions={
        <>
          <Button component={Anchor} href={paths.company}>
            {t('switch.card')}
          </Button>
          <Button startIcon={<Icon path={mdiPlus} />} onClick={addCompany}>
            {t('switch.add')}
          </Button>
        </>
      }
    >
      {user?.companyName && <ActiveCompany />}
      {(user?.hasMultiCompany || !user?.companyName) && (
        <CompanyChoice pendingId={choose.isPending ? choose.variables : null} onPick={pick} />
      )}
    </AppDialog>
  )
}

type ChoiceProps = { pendingId: number | null; onPick: (id: number, isActive: boolean) => void }

function CompanyChoice({ pendingId, onPick }: ChoiceProps) {
  const { t } = useTranslation('companies')
  const isDesktop = useDesktop()
  const [text, setText] = useState('')
  const name = useSettled(text.trim())
  const all = useQuery(companiesQuery(''))
  const found = useQuery(companiesQuery(name))
  const items = found.data?.items ?? []
  return (
    <>
      <Typography color="textSecondary" sx={{ my: 3 }}>
        {t('switch.text')}
      </Typography>
      {(all.data?.total ?? 0) > WORTH_A_SEARCH && (
        <TextField
          fullWidth
          autoFocus={isDesktop}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const [only, another] = items
            if (event.key === 'Enter' && only && !another && text.trim() === name) onPick(only.id, only.isActive === true)
          }}
          placeholder={t('switch.search')}
          sx={{ mb: 3 }}
          slotProps={{
            htmlInput: { 'aria-label': t('switch.search'), maxLength: 200 },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon path={mdiMagnify} fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      {found.error && !found.data && <ErrorView error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && (
        <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 2 }}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} variant="rounded" height={56} />
          ))}
        </Box>
      )}
      {found.data && items.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ py: 4, overflowWrap: 'anywhere' }}>
          {name ? t('switch.nothing', { text: name }) : t('switch.none')}
        </Typography>
      )}
      <CompaniesList companies={items} pendingId={pendingId} onChoose={onPick} />
    </>
  )
}
