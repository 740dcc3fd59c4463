// This source file is part of the swift-input-validation project.
// Licensed under the MIT License; see LICENSE for the full text.
// SPDX-License-Identifier: MIT

/// A stand-in for the session in Apple's Foundation Models, which prints each prompt and has prepared answers.
final class LanguageModelSession {
    struct Response<Content> { let content: Content }

    private var answers: [Any]

    init(answers: [Any]) { self.answers = answers }

    struct NoAnswer: Error {}

    func respond<Content>(
        to prompt: String, generating type: Content.Type
    ) async throws -> Response<Content> {
        print(prompt)
        guard !answers.isEmpty,
            let content = answers.removeFirst() as? Content
        else { throw NoAnswer() }
        return Response(content: content)
    }
}
