using Microsoft.CodeAnalysis;
using Roundup.ModelCompiler.Sources;
using Roundup.ModelCompiler.Types;

namespace Roundup.ModelCompiler.Binding;

/// <summary>Finds the members of a class or struct, and the constructor that takes those without a setter.</summary>
internal sealed class MemberBinder(TypeBinder types, INamedTypeSymbol type, string path)
{
    public void Fill(ObjectType target)
    {
        var readable = CandidateList.Of(type);
        var constructor = Choose(readable);
        var byConstructor = constructor.Parameters.Select(parameter => Candidate.SetBy(parameter, readable)!).ToList();
        var members = new Dictionary<Candidate, Member>();
        foreach (var candidate in readable.Where(candidate => candidate.CanSet || byConstructor.Contains(candidate)))
        {
            var taken = byConstructor.Contains(candidate);
            if (types.TryBind(candidate, $"{path}.{candidate.Symbol.Name}") is not { } bound)
            {
                continue;
            }

            members.Add(candidate, new(
                candidate.Symbol.Name,
                bound,
                CanChange: candidate is { CanSet: true, IsInit: false },
                CanSetLater: candidate is { CanSet: true, IsInit: false, IsRequired: false },
                InInitializer: candidate.IsRequired || !taken)
            {
                JsonName = JsonAttributes.NameOf(candidate.Symbol) ?? types.JsonNameOf(candidate.Symbol.Name),
                PlainJsonName = JsonAttributes.NameOf(candidate.Symbol) ?? candidate.Symbol.Name,
                OmitsNull = JsonAttributes.OmitsNull(candidate.Symbol),
                MayBeNull = candidate.Type is { IsReferenceType: true, NullableAnnotation: not NullableAnnotation.NotAnnotated },
            });
        }

        target.Members = [.. members.Values];
        var shown = PrivateMembers.Of(types, type, path);
        var closed = readable.Where(candidate => candidate.IsClosed && !byConstructor.Contains(candidate));
        target.Private =
            [.. closed.Where(candidate => !shown.Exists(one => one.Name == candidate.Name)).Select(Closed).OfType<Member>(), .. shown];
        target.Parameters = [.. byConstructor.Where(members.ContainsKey).Select(candidate => members[candidate])];
    }

    private Member? Closed(Candidate candidate)
    {
        if (types.TryBind(candidate, $"{path}.{candidate.Name}") is not { } bound)
        {
            return null;
        }

        var owner = candidate.ClosedSetter?.ContainingType.ToDisplayString(SymbolDisplayFormat.FullyQualifiedFormat);
        return new(candidate.Name, bound, CanChange: false, CanSetLater: true, InInitializer: false)
        {
            Setter = owner is null
                ? $"ClosedMembers.Fill({{0}}.{Identifier.Escape(candidate.Name)}, {{1}});"
                : $"ClosedMembers.Set<{owner}, {bound.Name}>({{0}}, \"{candidate.Name}\", {{1}});",
        };
    }

    /// <summary>
    /// The constructor that sets the most members without a setter, and of several the one with the fewest parameters. All its parameters
    /// must be members.
    /// </summary>
    private IMethodSymbol Choose(List<Candidate> readable) =>
        type.InstanceConstructors
            .Where(constructor =>
                constructor.DeclaredAccessibility is Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal)
            .Where(constructor => constructor.Parameters.All(parameter => Candidate.SetBy(parameter, readable) is not null))
            .OrderByDescending(constructor => constructor.Parameters.Count(parameter => !Candidate.SetBy(parameter, readable)!.CanSet))
            .ThenBy(constructor => constructor.Parameters.Length)
            .FirstOrDefault()
        ?? throw new ModelException(
            path,
            $"{type.Name} has no constructor that can be called with the values of its members",
            "add one without parameters, or one whose parameters have the names and types of members");
}
