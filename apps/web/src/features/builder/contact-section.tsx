import { ChipField } from './chip-field.tsx'
import { TextField } from './text-field.tsx'

/** Name and ways to reach the person. */
export function ContactSection() {
  return (
    <div className="builder-fields">
      <TextField
        path="contactInfo.fullName"
        field="contactInfo.fullName"
        label="Full name"
        autoComplete="name"
        placeholder="Amina Farah"
      />
      <TextField
        path="contactInfo.email"
        field="contactInfo.email"
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="amina@example.com"
      />
      <TextField
        path="contactInfo.phone"
        field="contactInfo.phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        placeholder="613 555 0142"
      />
      <TextField
        path="contactInfo.location"
        field="contactInfo.location"
        label="Location"
        optional
        autoComplete="address-level2"
        placeholder="Ottawa, ON"
      />
      <TextField
        path="contactInfo.linkedin"
        field="contactInfo.linkedin"
        label="LinkedIn"
        optional
        inputMode="url"
        placeholder="linkedin.com/in/amina-farah"
      />
      <TextField
        path="contactInfo.website"
        field="contactInfo.website"
        label="Website"
        optional
        inputMode="url"
        autoComplete="url"
        placeholder="aminafarah.example"
      />
      <div className="builder-wide">
        <ChipField
          path="contactInfo.languages"
          field="contactInfo.languages"
          label="Languages"
          noun="language"
          optional
          placeholder="French"
        />
      </div>
    </div>
  )
}
