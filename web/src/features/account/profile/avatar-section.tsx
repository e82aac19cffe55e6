import Avatar from '@mui/material/Avatar'
import { MAX_AVATAR_BYTES, type Profile } from '@vitrina/contract/account/profile'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { PictureField } from '#ui/picture-field.tsx'
import { useDeleteAvatar, useUploadAvatar } from '../account.api.ts'
import { FormSection } from '../form-section.tsx'

const initialsOf = ({ firstname, lastname, email }: Profile) =>
  [firstname, lastname].map((name) => name.charAt(0)).join('') || (email ?? '').charAt(0).toUpperCase()

/** Checked before the upload. */
function problemOf(file: File): 'type' | 'size' | null {
  if (!['image/jpeg', 'image/png'].includes(file.type)) return 'type'
  return file.size > MAX_AVATAR_BYTES ? 'size' : null
}

export function AvatarSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const upload = useUploadAvatar()
  const remove = useDeleteAvatar()
  const choose = (file: File) => {
    const found = problemOf(file)
    setProblem(found)
    if (!found) upload.mutate(file, { onSuccess: () => showMessage({ text: t('avatar.saved'), kind: 'success' }) })
  }
  const removeAvatar = () => remove.mutate(undefined, { onSuccess: () => showMessage({ text: t('avatar.removed') }) })
  return (
    <FormSection title={t('avatar.title')}>
      <PictureField
        label={t('avatar.title')}
        choose={{ label: t(profile.avatar ? 'avatar.change' : 'avatar.choose'), isPending: upload.isPending, run: choose }}
        remove={profile.avatar ? { label: t('avatar.remove'), isPending: remove.isPending, run: removeAvatar } : undefined}
        hint={t('avatar.hint')}
        problem={problem && t(`avatar.${problem}`)}
      >
        <Avatar
          {...(profile.avatar && { src: profile.avatar })}
          alt={t('avatar.alt')}
          sx={{ width: 72, height: 72, fontSize: 24, bgcolor: 'action.selected', color: 'primary.main' }}
        >
          {initialsOf(profile)}
        </Avatar>
      </PictureField>
    </FormSection>
  )
}
