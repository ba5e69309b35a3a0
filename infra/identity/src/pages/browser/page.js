// Progressive enhancement: only passkeys need this script. Served without a build step, so it uses only what browsers support.
'use strict';

const webauthn = globalThis.SimpleWebAuthnBrowser;

for (const button of document.querySelectorAll('[data-reveal]')) {
  const input = document.getElementById(button.dataset.reveal);
  const show = button.textContent;
  button.hidden = false;
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const isHidden = input.type === 'password';
    input.type = isHidden ? 'text' : 'password';
    button.textContent = isHidden ? button.dataset.hide : show;
    button.setAttribute('aria-pressed', String(isHidden));
  });
}

// Ignores a second submit of the same form until the page changes.
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'yes';
    form.querySelector('button[type=submit]')?.setAttribute('aria-busy', 'true');
  });
}
// the back-forward cache restores the page with the form marked as sent
addEventListener('pageshow', () => {
  for (const form of document.forms) {
    delete form.dataset.sent;
    form.querySelector('button[type=submit]')?.removeAttribute('aria-busy');
  }
});

document.getElementById('summary')?.focus();

const passkeyForm = document.querySelector('form[data-passkey]');
if (webauthn?.browserSupportsWebAuthn()) {
  tellServer();
  if (passkeyForm) startPasskeys(passkeyForm);
}

/** Offers a passkey only on a device that supports one. */
async function tellServer() {
  const field = document.querySelector('input[name=can_hold_passkey]');
  if (field && (await webauthn.platformAuthenticatorIsAvailable())) field.value = 'yes';
}

function startPasskeys(form) {
  const button = form.querySelector('button');
  form.hidden = false;
  button.addEventListener('click', (event) => {
    event.preventDefault();
    run(form, button, false);
  });
  if (form.dataset.passkey === 'authenticate') {
    webauthn.browserSupportsWebAuthnAutofill().then((isOffered) => {
      if (isOffered) run(form, button, true);
    });
  }
}

async function run(form, button, inBackground) {
  const message = form.querySelector('[role=status]');
  if (!inBackground) {
    button.setAttribute('aria-busy', 'true');
    message.textContent = '';
  }
  try {
    const response = await fetch(form.dataset.options, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-form-token': form.elements.form_token.value },
      body: '{}',
    });
    if (!response.ok) throw new Error(String(response.status));
    const optionsJSON = await response.json();
    const result =
      form.dataset.passkey === 'register'
        ? await webauthn.startRegistration({ optionsJSON })
        : await webauthn.startAuthentication({ optionsJSON, useBrowserAutofill: inBackground });
    form.elements.credential.value = JSON.stringify(result);
    form.submit();
  } catch {
    if (!inBackground) message.textContent = form.dataset.failed;
  } finally {
    button.removeAttribute('aria-busy');
  }
}
