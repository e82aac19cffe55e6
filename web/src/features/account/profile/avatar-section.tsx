import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { mdiCameraPlusOutline, mdiTrashCanOutline } from '@mdi/js'
import { MAX_AVATAR_BYTES, type Profile } from '@vitrina/contract/profile'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { useDeleteAvatar, useUploadAvatar } from '../account.api.ts'
import { FormSection } from '../form-section.tsx'

const initialsOf = ({ firstname, lastname, email }: Profile) =>
  [firstname, lastname].map((name) => name.charAt(0)).join('') || (email ?? '').charAt(0).toUpperCase()

/** Told before it is sent. */
function problemOf(file: File): 'type' | 'size' | null {
  if (!['image/jpeg', 'image/png'].includes(file.type)) return 'type'
  return file.size > MAX_AVATAR_BYTES ? 'size' : null
}

export function AvatarSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const upload = useUploadAvatar()
  const remove = useDeleteAvatar()
  const choose = (file: File | undefined) => {
    if (!file) return
    const found = problemOf(file)
    setProblem(found)
    if (!found) upload.mutate(file, { onSuccess: () => showMessage({ text: t('avatar.saved'), kind: 'success' }) })
  }
  return (
    <FormSection title={t('avatar.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <Avatar
          {...(profile.avatar && { src: profile.avatar })}
          alt={t('avatar.alt')}
          sx={{ width: 72, height: 72, fontSize: 24, bgcolor: 'action.selected', color: 'primary.main' }}
        >
          {initialsOf(profile)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiCameraPlusOutline} />}
              loading={upload.isPending}
              aria-describedby={hintId}
              onClick={() => input.current?.click()}
            >
              {t(profile.avatar ? 'avatar.change' : 'avatar.choose')}
            </Button>
            {profile.avatar && (
              <Button
                color="inherit"
                startIcon={<Icon path={mdiTrashCanOutline} />}
                loading={remove.isPending}
                onClick={() => remove.mutate(undefined, { onSuccess: () => showMessage({ text: t('avatar.removed') }) })}
              >
                {t('avatar.remove')}
              </Button>
            )}
          </Box>
          <FormHelperText id={hintId} error={problem !== null} role={problem ? 'alert' : undefined}>
            {t(`avatar.${problem ?? 'hint'}`)}
          </FormHelperText>
          <input
            ref={input}
            type="file"
            accept=".jpg,.jpeg,.png"
            aria-label={t('avatar.title')}
            hidden
            onChange={(event) => {
              choose(event.target.files?.[0])
              // The same file may be chosen again after it was taken away.
              event.target.value = ''
            }}
          />
        </Box>
      </Box>
    </FormSection>
  )
}
