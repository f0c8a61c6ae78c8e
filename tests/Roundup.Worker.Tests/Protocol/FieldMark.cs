using System.Reflection;

namespace Roundup.Worker.Tests.Protocol;

/// <summary>
/// How docs/worker-protocol.md writes a field: its name, with <c>?</c> where it can be unknown and <c>*</c> where it is a list.
/// </summary>
internal static class FieldMark
{
    public static bool IsOptional(ParameterInfo field) =>
        Nullable.GetUnderlyingType(field.ParameterType) is not null
        || new NullabilityInfoContext().Create(field).ReadState == NullabilityState.Nullable;

    public static bool IsList(ParameterInfo field) =>
        field.ParameterType != typeof(string) && field.ParameterType.IsAssignableTo(typeof(System.Collections.IEnumerable));

    public static string Of(ParameterInfo field) =>
        char.ToLowerInvariant(field.Name![0]) + field.Name[1..] + (IsOptional(field) ? "?" : IsList(field) ? "*" : "");
}
