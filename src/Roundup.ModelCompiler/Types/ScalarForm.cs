namespace Roundup.ModelCompiler.Types;

/// <summary>How one scalar is written and read.</summary>
/// <param name="Write">A statement that writes <c>{0}</c> to <c>writer</c>.</param>
/// <param name="Read">An expression that reads it from <c>reader</c>.</param>
internal sealed record ScalarForm(string Write, string Read);
