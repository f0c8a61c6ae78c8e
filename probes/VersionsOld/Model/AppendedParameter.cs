namespace Roundup.Probes.AppendedParameter;

public sealed record Message(int Id, string? Name);
