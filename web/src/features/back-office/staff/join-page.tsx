import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { staffDeskApi } from '@vitrina/contract/back-office/staff-desk'
import { useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { textOf } from '#lib/list-params.ts'
import { parseSearch } from '#lib/search-string.ts'
import { useOpenAuth } from '#parts/site/use-open-auth.ts'
import { PageLoader } from '#ui/loader.tsx'
import { Page } from '#ui/page.tsx'

/** By the link of a letter: a new colleague chooses a password and signs in with it. */
export function JoinPage() {
  const { t } = useTranslation('staff')
  const token = textOf(parseSearch(useLocation({ select: (location) => location.searchStr })).token)
  const { data, error } = useQuery({
    queryKey: ['staff-invitation', token],
    queryFn: () => call(staffDeskApi.openInvitation, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <Page title={t('join.title')} width={560}>
        <Alert severity="error">{t('join.dead')}</Alert>
      </Page>
    )
  return data ? <Join token={token} invitation={data} /> : <PageLoader />
}

type Invitation = { email: string; lastName: string; firstName: string; role: string }

function Join({ token, invitation }: { token: string; invitation: Invitation }) {
  const { t } = useTranslation('staff')
  const openAuth = useOpenAuth()
  const [given, setGiven] = useState({ lastName: invitation.lastName, firstName: invitation.firstName, password: '', repeatPassword: '' })
  const accept = useMutation({ mutationFn: () => call(staffDeskApi.acceptInvitation, { body: { token, ...given } }) })
  const errorOf = (field: string) =>
    accept.error instanceof ApiError ? accept.error.fields.find((one) => one.field === field)?.message : undefined
  const field = (name: keyof typeof given, more: { type?: string; autoComplete: string }) => (
    <TextField
      label={t(`join.${name}`)}
      value={given[name]}
      error={errorOf(name) !== undefined}
      helperText={errorOf(name)}
      required={name !== 'lastName'}
      onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
      {...more}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  )
  if (accept.data)
    return (
      <Page title={t('join.done')} width={560}>
        <Typography sx={{ mb: 4 }}>{t('join.signIn', { email: accept.data.email })}</Typography>
        <Button variant="contained" onClick={() => openAuth('signin')}>
          {t('join.enter')}
        </Button>
      </Page>
    )
  const other = accept.error instanceof ApiError && accept.error.fields.length === 0 ? accept.error.message : undefined
  return (
    <Page title={t('join.title')} width={560}>
      <Paper
        component="form"
        variant="outlined"
        noValidate
        sx={{ p: 4, display: 'grid', gap: 4 }}
        onSubmit={(event) => {
          event.preventDefault()
          accept.mutate()
        }}
      >
        <Typography>{t('join.text', { email: invitation.email, role: t(`roles.${invitation.role}`) })}</Typography>
        {field('lastName', { autoComplete: 'family-name' })}
        {field('firstName', { autoComplete: 'given-name' })}
        {/* Password managers store the password under this name. */}
        <input type="email" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
        {field('password', { type: 'password', autoComplete: 'new-password' })}
        {field('repeatPassword', { type: 'password', autoComplete: 'new-password' })}
        {other && <Alert severity="error">{other}</Alert>}
        <Button type="submit" variant="contained" size="large" loading={accept.isPending}>
          {t('join.submit')}
        </Button>
      </Paper>
    </Page>
  )
}
