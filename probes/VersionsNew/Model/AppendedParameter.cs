namespace Roundup.Probes.AppendedParameter;

public sealed record Message(int Id, string? Name, int Age = 99);
